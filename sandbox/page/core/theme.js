// Light and dark: as the system says, unless chosen here; all windows follow.

import { tell } from "./store.js";

const KEY = "theme";
export const THEMES = ["system", "light", "dark"];

/** The theme that was chosen. */
export const theme = () => localStorage.getItem(KEY) ?? THEMES[0];

/** Choose a theme. */
export function setTheme(name) {
  localStorage.setItem(KEY, name);
  show();
}

function show() {
  document.documentElement.dataset.theme = theme();
  tell("theme");
}

window.addEventListener("storage", ({ key }) => key === KEY && show());
show();
