// The bar above a conversation: where one is, and the ways to everything else.

import { $, make } from "../core/dom.js";
import { icon } from "../core/icons.js";
import { refill } from "../core/refill.js";
import { on, openChannel, state } from "../core/store.js";
import { say } from "../core/words.js";
import { openSwitches } from "../dialogs/switches.js";
import { badge } from "../parts/avatar.js";
import { toggleDrawer } from "./drawers.js";

/** Keep the bar as it should be. */
export function showTop() {
  for (const topic of ["screen", "channel", "language"]) on(topic, draw);
}

function draw() {
  const channel = openChannel();
  const sign = !channel ? null : channel.guild === null ? "at" : channel.parent ? "thread" : "hash";
  const elsewhere = [...state.channels.values()].reduce(
    (sum, each) => sum + (each.id === state.channel ? 0 : each.mentions),
    0,
  );
  refill(
    $("top"),
    iconButton(
      "sidebar",
      "bars",
      say("open-places"),
      () => toggleDrawer("sidebar"),
      elsewhere > 0 && badge(elsewhere, say("mentions", { count: elsewhere })),
    ),
    make("h1", {}, sign && icon(sign), make("span", {}, channel?.name ?? say("sandbox"))),
    !state.connected && make("span", { class: "state", role: "status" }, say("no-bot")),
    iconButton(
      "switches",
      "sliders",
      say("switches"),
      openSwitches,
      state.delay > 0 && make("span", { class: "spot" }),
    ),
    iconButton("members", "people", say("members"), () => toggleDrawer("members")),
  );
}

function iconButton(key, sign, label, act, ...extra) {
  return make(
    "button",
    {
      type: "button",
      class: "plain icon-button",
      "aria-label": label,
      title: label,
      data: { key },
      onclick: act,
    },
    icon(sign),
    ...extra.filter(Boolean),
  );
}
