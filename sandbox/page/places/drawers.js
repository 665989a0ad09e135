// The panels at the sides: beside the conversation where there is room, over it on a phone.

import { $ } from "../core/dom.js";
import { say } from "../core/words.js";

const NARROW = {
  sidebar: matchMedia("(max-width: 47.99rem)"),
  members: matchMedia("(max-width: 67.99rem)"),
};
let opened = null;

/** Open or close a panel. On a wide screen the members' panel is put away or brought back. */
export function toggleDrawer(name) {
  if (!NARROW[name].matches) return document.body.classList.toggle(`without-${name}`);
  return opened === name ? closeDrawers() : openDrawer(name);
}

function openDrawer(name) {
  closeDrawers();
  opened = name;
  const back = document.activeElement;
  document.body.dataset.drawer = name;
  $("main").inert = true;
  $(name).dataset.back = back?.dataset?.key ?? "";
  const first = $(name).querySelector("a, button, select");
  first?.focus();
}

/** Put away whatever lies over the conversation. */
export function closeDrawers() {
  if (!opened) return;
  const key = $(opened).dataset.back;
  opened = null;
  delete document.body.dataset.drawer;
  $("main").inert = false;
  if (key) $("top").querySelector(`[data-key="${key}"]`)?.focus();
}

/** Let Escape and a touch beside a panel close it. */
export function watchDrawers() {
  $("veil").addEventListener("click", closeDrawers);
  $("veil").title = say("close");
  document.addEventListener("keydown", ({ key }) => key === "Escape" && closeDrawers());
  for (const query of Object.values(NARROW)) query.addEventListener("change", closeDrawers);
}
