// Acting as the user, and what Discord shows while the bot answers or when it does not.

import { askAs } from "../core/api.js";
import { $, announce, make } from "../core/dom.js";
import { say } from "../core/words.js";
import { openModal } from "../dialogs/modal.js";

/** Do something that the bot must answer; gives the sentence that tells what went wrong, if any. */
export async function act(path, body, failed) {
  try {
    const reply = await askAs(path, { ...body, until: "acknowledged" });
    if (reply.modal) openModal(reply.modal);
    return reply.state === "failed" ? failed : "";
  } catch (error) {
    return error.message;
  }
}

// How each message was used: the controls that wait for the bot, and what went wrong last. It is
// kept beside the messages, for an edit makes them anew.
const uses = new Map();

/** Use a control of a message: it waits until the bot has reacted. */
export async function use(path, body) {
  const key = body.button ?? body.menu;
  if (!uses.has(body.message)) uses.set(body.message, { waiting: new Set(), wrong: "" });
  const mine = uses.get(body.message);
  if (mine.waiting.has(key)) return;
  mine.waiting.add(key);
  mine.wrong = "";
  showAgain(body.message);
  mine.wrong = await act(path, body, say("interaction-failed"));
  mine.waiting.delete(key);
  showAgain(body.message);
  if (mine.wrong) announce(mine.wrong);
}

function showAgain(id) {
  const element = $("messages").querySelector(`[data-id="${CSS.escape(id)}"]`);
  if (element) showUse(element, id);
}

/** Show on a message how it was used. */
export function showUse(element, id) {
  const { waiting = new Set(), wrong = "" } = uses.get(id) ?? {};
  for (const control of element.querySelectorAll("button[data-key]")) {
    const waits = waiting.has(control.dataset.key);
    control.classList.toggle("waiting", waits);
    control.ariaBusy = waits ? "true" : null;
  }
  element.querySelector(".failed")?.remove();
  if (wrong) element.querySelector(".body").append(make("p", { class: "failed" }, wrong));
}
