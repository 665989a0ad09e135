// Acting as the user, and what Discord shows while the bot answers or when it does not.

import { askAs } from "../core/api.js";
import { make } from "../core/dom.js";
import { say } from "../core/words.js";
import { openModal } from "../dialogs/modal.js";

/** Do something that the bot must answer; gives its reply, or null after telling what is wrong. */
export async function act(path, body, tellWrong) {
  try {
    const reply = await askAs(path, { ...body, until: "acknowledged" });
    if (reply.modal) openModal(reply.modal);
    if (reply.state !== "failed") return reply;
    tellWrong(say("interaction-failed"));
  } catch (error) {
    tellWrong(error.message);
  }
  return null;
}

/** Use a control on a message: it waits until the bot has reacted. */
export async function use(control, path, body) {
  const message = control.closest(".message");
  message?.querySelector(":scope .failed")?.remove();
  control.classList.add("waiting");
  control.setAttribute("aria-busy", "true");
  const reply = await act(path, body, (sentence) => {
    const now = document.querySelector(`.message[data-id="${body.message}"]`);
    (now ?? message)
      ?.querySelector(".body")
      .append(make("p", { class: "failed", role: "alert" }, sentence));
  });
  control.classList.remove("waiting");
  control.removeAttribute("aria-busy");
  return reply;
}
