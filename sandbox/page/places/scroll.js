// Where one reads in the conversation: at its end, which moves on, or further up, which stays.

import { $, fill } from "../core/dom.js";
import { icon } from "../core/icons.js";
import { on, tell } from "../core/store.js";
import { say } from "../core/words.js";

const NEAR_END = 120;
let following = true;
let below = 0;
let lastTop = 0;
// Brought back to the end: a glide that a key began before must not lead away from there again.
let brought = false;

/** Who scrolls up wants to read there; who is at the end wants to stay at the end. */
export function watchScroll() {
  const sizes = new ResizeObserver(() => following && toEnd());
  sizes.observe($("messages"));
  sizes.observe($("scroll"));
  $("scroll").addEventListener("scroll", scrolled);
  for (const sign of ["wheel", "touchmove", "keydown", "pointerdown"])
    $("scroll").addEventListener(sign, () => { brought = false; }, { passive: true });
  $("jump").addEventListener("click", () => {
    brought = true;
    toEnd();
    $("scroll").focus({ preventScroll: true });
    tell("at-end");
  });
  on("language", show);
}

/** Whether one is at the end. */
export const atEnd = () => following;

/** Go to the end and stay there. */
export function toEnd() {
  $("scroll").scrollTop = $("scroll").scrollHeight;
  following = true;
  below = 0;
  show();
}

/** A message came that one does not see yet. */
export function cameBelow() {
  below += 1;
  show();
}

function scrolled() {
  const { scrollTop: top, scrollHeight, clientHeight } = $("scroll");
  const left = scrollHeight - top - clientHeight;
  if (brought && left > 1) {
    toEnd();
    return;
  }
  const arrived = left < NEAR_END;
  if (arrived && !following) {
    following = true;
    below = 0;
    tell("at-end");
  } else if (!arrived && top < lastTop) following = false;
  lastTop = top;
  show();
}

/** The way back to the end, with what came there meanwhile. */
function show() {
  $("jump").hidden = following;
  const words = below ? say("new-below", { count: below }) : say("to-end");
  if (!following) fill($("jump"), words, icon("down"));
}
