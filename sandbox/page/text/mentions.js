// What stands for something else in a text: people, channels, commands and moments.

import { written } from "../core/clock.js";
import { make } from "../core/dom.js";
import { personOf, state } from "../core/store.js";
import { say } from "../core/words.js";
import { visit } from "../places/links.js";

/** A person by name; one's own name stands out. */
export function userMention(id) {
  const mine = id === state.me?.id ? " mine" : "";
  return make("span", { class: `mention${mine}` }, `@${personOf(id)?.name ?? say("unknown-user")}`);
}

/** A channel or thread, as the way to it. */
export function channelMention(id) {
  const channel = state.channels.get(id);
  if (!channel) return make("span", { class: "mention" }, `#${say("unknown-channel")}`);
  const place = { channel: id, href: `?in=${id}` };
  return make(
    "a",
    { class: "mention", href: place.href, onclick: (event) => visit(event, place) },
    `#${channel.name}`,
  );
}

/** A command by name, in the reader's language if it is known there. */
export const commandMention = (command) =>
  make("span", { class: "mention", data: { command } }, commandName(command));

/** Name the commands in a text again, when it is known how they are called. */
export function nameAgain(element) {
  for (const each of element.querySelectorAll("[data-command]"))
    each.textContent = commandName(each.dataset.command);
}

function commandName(name) {
  const known = state.commands.find(({ command }) => command === name);
  return `/${known?.local_command ?? name}`;
}

/** All who are here. */
export const everyone = (text) => make("span", { class: "mention mine" }, text);

/** A moment in the reader's own words; how long ago it was stays true while one looks. */
export function moment(seconds, style = "f") {
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) return `<t:${seconds}>`;
  const element = make(
    "time",
    { dateTime: date.toISOString(), title: written(date, "F") },
    written(date, style),
  );
  if (style === "R") element.dataset.relative = "";
  return element;
}
