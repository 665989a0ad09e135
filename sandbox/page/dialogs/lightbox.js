// A picture in full size, with its alt text to read.

import { make } from "../core/dom.js";
import { say } from "../core/words.js";
import { openDialog } from "./dialog.js";

/** Show a picture over the page. */
export function lightbox(source, alt) {
  const image = make("img", { src: source, alt: alt || say("picture") });
  const original = make(
    "a",
    { href: source, target: "_blank", rel: "noreferrer" },
    say("in-new-tab"),
  );
  openDialog(
    say("picture"),
    { look: "lightbox" },
    make("div", { class: "stage", tabIndex: 0 }, image),
    alt && make("p", { class: "caption" }, alt),
    make("p", {}, original),
  );
}
