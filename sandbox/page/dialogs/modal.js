// The forms that the bot opens.

import { askAs } from "../core/api.js";
import { make } from "../core/dom.js";
import { say } from "../core/words.js";
import { markdown } from "../text/markdown.js";
import { openDialog } from "./dialog.js";
import { input } from "./inputs.js";

const TEXT = 10;

/** Open a form; what is filled in goes to the bot. */
export function openModal(modal) {
  const inputs = [];
  const rows = modal.components.map((row) => {
    if (row.type === TEXT) return markdown(row.content);
    const part = row.component ?? row.components[0];
    const made = input(part, { label: row.label ?? part.label, description: row.description });
    inputs.push(made);
    return made.element;
  });
  const notice = make("p", { class: "notice", role: "alert" });
  const submit = make("button", { class: "button primary" }, say("submit"));
  const cancel = make("button", { type: "button", class: "button secondary" }, say("cancel"));
  const form = make(
    "form",
    { noValidate: true },
    ...rows,
    notice,
    make("footer", {}, cancel, submit),
  );
  const dialog = openDialog(modal.title, { look: "form" }, form);
  cancel.addEventListener("click", () => dialog.close());
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const wrong = inputs.filter((each) => !each.check());
    if (wrong.length) return wrong[0].focus();
    submit.disabled = true;
    notice.textContent = (await sent(modal, inputs)) ?? "";
    submit.disabled = false;
    if (!notice.textContent) dialog.close();
    return undefined;
  });
  form.querySelector("input, textarea, button.menu")?.focus();
}

/** Send what was filled in; gives the sentence that tells what is wrong, if something is. */
async function sent(modal, inputs) {
  const values = {};
  try {
    for (const each of inputs) values[each.key] = await each.value();
    const reply = await askAs("/submit", {
      interaction: modal.interaction_id,
      values,
      until: "acknowledged",
    });
    return reply.state === "failed" ? say("form-failed") : null;
  } catch (error) {
    return error.message;
  }
}
