// The list of places: servers with their channels and threads, and direct messages.

import { $, make } from "../core/dom.js";
import { icon } from "../core/icons.js";
import { refill } from "../core/refill.js";
import { on, state, tell } from "../core/store.js";
import { say } from "../core/words.js";
import { badge } from "../parts/avatar.js";

/** Keep the list as it should be. */
export function showChannels() {
  for (const topic of ["screen", "channel", "language"]) on(topic, draw);
}

function draw() {
  const every = [...state.channels.values()];
  const servers = state.guilds
    .filter((guild) => guild.members.includes(state.me.id))
    .map(({ id, name }) => group(id, name, tree(every.filter(({ guild }) => guild === id))));
  const direct = every.filter((channel) => channel.guild === null);
  $("sidebar").setAttribute("aria-label", say("places"));
  refill(
    $("places"),
    ...servers,
    direct.length > 0 &&
      group(
        "direct",
        say("direct-messages"),
        direct.map((channel) => entry(channel)),
      ),
  );
  title();
}

function group(key, name, entries) {
  const id = `group-${key}`;
  return make(
    "section",
    { "aria-labelledby": id, data: { key } },
    make("h2", { id }, name),
    make("ul", {}, ...entries),
  );
}

/** Channels, each with its threads below it; archived threads only if they are open or new. */
function tree(channels) {
  return channels
    .filter((channel) => !channel.parent)
    .flatMap((channel) => [
      entry(channel),
      ...channels
        .filter((thread) => thread.parent === channel.id)
        .filter((thread) => !thread.archived || thread.id === state.channel || thread.mentions)
        .map((thread) => entry(thread)),
    ]);
}

function entry(channel) {
  const sign = channel.guild === null ? "at" : channel.parent ? "thread" : "hash";
  const look = [
    "place",
    channel.parent && "inner",
    channel.unread && "unread",
    channel.archived && "archived",
  ]
    .filter(Boolean)
    .join(" ");
  const link = make(
    "a",
    { class: look, href: `?as=${state.me.id}&in=${channel.id}`, data: { key: channel.id } },
    icon(sign),
    make("span", { class: "name" }, channel.name),
    channel.unread && !channel.mentions && make("span", { class: "unseen" }, ` ${say("unread")}`),
    channel.mentions > 0 &&
      badge(channel.mentions, ` ${say("mentions", { count: channel.mentions })}`),
  );
  if (channel.id === state.channel) link.setAttribute("aria-current", "page");
  link.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    tell("go", { channel: channel.id });
  });
  return make("li", { data: { key: `place-${channel.id}` } }, link);
}

function title() {
  const calls = [...state.channels.values()].reduce((sum, channel) => sum + channel.mentions, 0);
  const open = state.channels.get(state.channel);
  const sign = open?.guild === null ? "@" : "#";
  document.title = `${calls ? `(${calls}) ` : ""}${open ? sign + open.name : ""} · ${state.me.name} · ${say("sandbox")}`;
}
