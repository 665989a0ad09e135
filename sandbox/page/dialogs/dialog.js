// Windows over the page: they take the focus, and give it back when they close.

import { make, newId } from "../core/dom.js";
import { icon } from "../core/icons.js";
import { say } from "../core/words.js";

/** Open a window with a title; it is gone when it is closed. */
export function openDialog(title, { look = "", onclose } = {}, ...children) {
  const id = newId("title");
  const close = make(
    "button",
    { type: "button", class: "plain close", "aria-label": say("close") },
    icon("close"),
  );
  const dialog = make(
    "dialog",
    { class: look, "aria-labelledby": id },
    make("header", {}, make("h2", { id }, title), close),
    ...children,
  );
  close.addEventListener("click", () => dialog.close());
  dialog.addEventListener(
    "click",
    (event) => event.target === dialog && outside(dialog, event) && dialog.close(),
  );
  dialog.addEventListener("close", () => {
    dialog.remove();
    onclose?.();
  });
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

function outside(dialog, { clientX, clientY }) {
  const box = dialog.getBoundingClientRect();
  return clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom;
}
