// Select menus of all kinds, and what they offer.

import { guildOf, membersOf, openChannel, state } from "../core/store.js";
import { say } from "../core/words.js";
import { use } from "./act.js";
import { Picker } from "./picker.js";

const USERS = 5;
const ROLES = 6;
const MENTIONABLES = 7;
const CHANNELS = 8;

/** A menu of a message: what is chosen goes to the bot. */
export function menu(part, message) {
  const picker = new Picker(part, offered(part), (values) =>
    use("/select", { message: message.id, menu: part.custom_id, values }),
  );
  return picker.element;
}

/** What a menu offers: its own options, or people, roles and channels. */
export function offered(part) {
  if (part.options) return part.options.map(ownOption);
  const preset = new Set((part.default_values ?? []).map(({ id }) => String(id)));
  const channel = openChannel();
  const entries = {
    [USERS]: () => people(channel),
    [ROLES]: () => roles(channel),
    [MENTIONABLES]: () => [...people(channel), ...roles(channel)],
    [CHANNELS]: () => channels(channel, part.channel_types ?? []),
  }[part.type]();
  return entries.map((entry) => ({ ...entry, chosen: preset.has(entry.value) }));
}

const ownOption = (option) => ({
  value: option.value,
  label: [option.emoji?.name, option.label].filter(Boolean).join(" "),
  detail: option.description ?? "",
  chosen: option.default ?? false,
});

const people = (channel) =>
  membersOf(channel).map((user) => ({
    value: user.id,
    label: user.name,
    detail: user.bot ? say("bot") : "",
  }));

function roles(channel) {
  const guild = guildOf(channel);
  return guild ? [{ value: guild.id, label: "@everyone", detail: say("role") }] : [];
}

function channels(here, kinds) {
  return [...state.channels.values()]
    .filter((channel) => channel.guild !== null && channel.guild === here?.guild)
    .filter((channel) => !kinds.length || kinds.includes(channel.type))
    .map((channel) => ({ value: channel.id, label: `#${channel.name}`, detail: "" }));
}

/** Whether the menu of an open list is the same in a message `before` and `after` an edit. */
export function offersStill(list, before, after) {
  const { key } = list.closest(".menu-box").querySelector("[data-key]").dataset;
  const told = ({ components }) =>
    JSON.stringify(every(components).find(({ custom_id: id }) => id === key) ?? null);
  return told(after) !== "null" && told(before) === told(after);
}

const every = (parts) => parts.flatMap((part) => [part, ...every(part.components ?? [])]);
