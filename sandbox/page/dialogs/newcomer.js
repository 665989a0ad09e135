// A new person comes in.

import { ask } from "../core/api.js";
import { make, newId } from "../core/dom.js";
import { tell } from "../core/store.js";
import { LOCALES, say } from "../core/words.js";
import { openDialog } from "./dialog.js";

/** Ask for a name and a language, and become that person. */
export function welcomeSomebody() {
  const ids = [newId("name"), newId("language")];
  const name = make("input", { id: ids[0], required: true, maxLength: 32, autocomplete: "off" });
  const locale = make(
    "select",
    { id: ids[1] },
    ...Object.entries(LOCALES).map(([value, label]) => make("option", { value }, label)),
  );
  const notice = make("p", { class: "notice", role: "alert" });
  const form = make(
    "form",
    {},
    make("div", { class: "field" }, make("label", { for: ids[0] }, say("name")), name),
    make("div", { class: "field" }, make("label", { for: ids[1] }, say("language")), locale),
    notice,
    make("footer", {}, make("button", { class: "button primary" }, say("come-in"))),
  );
  const dialog = openDialog(say("new-person"), { look: "form" }, form);
  name.focus();
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    try {
      const user = await ask("/users", { name: name.value, locale: locale.value });
      dialog.close();
      tell("become", user.id);
    } catch (error) {
      notice.textContent = error.message;
    }
  });
}
