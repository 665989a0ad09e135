// Switches for what happens in real life, and for how the page looks.

import { ask, askAs } from "../core/api.js";
import { now, written } from "../core/clock.js";
import { make, newId } from "../core/dom.js";
import { on, state } from "../core/store.js";
import { setTheme, theme, THEMES } from "../core/theme.js";
import { say } from "../core/words.js";
import { openDialog } from "./dialog.js";

const HOUR = 3600;
const JUMPS = { "jump-hour": HOUR, "jump-day": 24 * HOUR, "jump-days": 72 * HOUR };
const SPEEDS = { quick: 0, slow: 1.5, "too-slow": 4 };

/** Open the switches. */
export function openSwitches() {
  const notice = make("p", { class: "notice", role: "status" });
  const attempt = async (doing, done = "") => {
    try {
      await doing();
      notice.textContent = done;
    } catch (error) {
      notice.textContent = error.message;
    }
  };
  const sections = [closedDms(attempt), gateway(attempt), speed(attempt), clock(attempt), looks()];
  const stop = on("screen", () => sections.forEach((section) => section.refresh?.()));
  openDialog(
    say("switches"),
    { look: "switches", onclose: stop },
    ...sections.map((section) => section.element),
    notice,
  );
}

function setting(title, about, ...controls) {
  const id = newId("setting");
  return make(
    "section",
    { class: "setting", role: "group", "aria-labelledby": id },
    make("div", {}, make("h3", { id }, title), make("p", {}, about)),
    make("div", { class: "controls" }, ...controls),
  );
}

function closedDms(attempt) {
  const box = make("input", {
    type: "checkbox",
    class: "toggle",
    role: "switch",
    "aria-label": say("dms-closed"),
  });
  const refresh = () => {
    box.checked = !state.me.dms_open;
  };
  box.addEventListener("change", () =>
    attempt(() => askAs("", { dms_open: !box.checked }, "PATCH")),
  );
  refresh();
  return {
    element: setting(say("dms-closed"), say("dms-closed-about", { name: state.me.name }), box),
    refresh,
  };
}

function gateway(attempt) {
  const drop = make("button", { type: "button", class: "button secondary" }, say("drop-gateway"));
  drop.addEventListener("click", () =>
    attempt(() => ask("/faults", { kind: "drop_gateway" }), say("gateway-dropped")),
  );
  return { element: setting(say("gateway"), say("gateway-about"), drop) };
}

function speed(attempt) {
  const group = segments(say("speed"), Object.keys(SPEEDS), (key) =>
    attempt(() => ask("/weather", { delay: SPEEDS[key] }, "PATCH")),
  );
  const refresh = () => group.set(Object.keys(SPEEDS).find((key) => SPEEDS[key] === state.delay));
  refresh();
  return { element: setting(say("speed"), say("speed-about"), group.element), refresh };
}

function clock(attempt) {
  const time = make("strong", {});
  const refresh = () => {
    time.textContent = written(now(), "f");
  };
  const jumps = Object.entries(JUMPS).map(([key, seconds]) => {
    const jump = make("button", { type: "button", class: "button secondary" }, say(key));
    jump.addEventListener("click", () => attempt(() => ask("/clock", { advance: seconds })));
    return jump;
  });
  refresh();
  return { element: setting(say("clock"), say("clock-about"), time, ...jumps), refresh };
}

function looks() {
  const group = segments(say("theme"), THEMES, setTheme);
  group.set(theme());
  return { element: setting(say("theme"), say("theme-about"), group.element) };
}

/** Buttons of which one is pressed. */
function segments(label, keys, choose) {
  const buttons = keys.map((key) =>
    make("button", { type: "button", data: { value: key } }, say(key)),
  );
  const set = (chosen) =>
    buttons.forEach((each) =>
      each.setAttribute("aria-pressed", String(each.dataset.value === chosen)),
    );
  buttons.forEach((each) =>
    each.addEventListener("click", () => {
      set(each.dataset.value);
      choose(each.dataset.value);
    }),
  );
  return {
    element: make("div", { class: "segments", role: "group", "aria-label": label }, ...buttons),
    set,
  };
}
