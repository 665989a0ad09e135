// The values of options: what may be filled in, and what is wrong with what was.

import { membersOf, openChannel, guildOf, state } from "../core/store.js";
import { say } from "../core/words.js";

export const KIND = {
  STRING: 3,
  INTEGER: 4,
  BOOLEAN: 5,
  USER: 6,
  CHANNEL: 7,
  ROLE: 8,
  MENTIONABLE: 9,
  NUMBER: 10,
  FILE: 11,
};

/** What an option offers by itself; null if anything can be typed. */
export function closedList(option) {
  if (option.choices?.length) {
    return option.choices.map((choice) => ({
      value: choice.value,
      label: choice.local_name ?? choice.name,
    }));
  }
  const people = () =>
    membersOf(openChannel()).map((user) => ({
      value: user.id,
      label: user.name,
      detail: user.bot ? say("bot") : "",
    }));
  const guild = guildOf(openChannel());
  const roles = () => (guild ? [{ value: guild.id, label: "@everyone", detail: say("role") }] : []);
  const lists = {
    [KIND.BOOLEAN]: () => [
      { value: true, label: say("yes") },
      { value: false, label: say("no") },
    ],
    [KIND.USER]: people,
    [KIND.ROLE]: roles,
    [KIND.MENTIONABLE]: () => [...people(), ...roles()],
    [KIND.CHANNEL]: () =>
      [...state.channels.values()]
        .filter((channel) => channel.guild)
        .map((channel) => ({ value: channel.id, label: `#${channel.name}` })),
  };
  return lists[option.type]?.() ?? null;
}

/** The value of what was typed into an option: `{ value }`, or `{ problem }` in words. */
export function read(option, typed) {
  const text = typed.trim();
  if (!text) return option.required ? { problem: say("required") } : {};
  const offered = closedList(option);
  if (offered) {
    const same = offered.find(
      (each) => each.label.toLowerCase() === text.toLowerCase() || String(each.value) === text,
    );
    return same ? { value: same.value } : { problem: say("pick-one") };
  }
  if (option.type === KIND.INTEGER || option.type === KIND.NUMBER) return readNumber(option, text);
  if (text.length < (option.min_length ?? 0))
    return { problem: say("too-short", { count: option.min_length }) };
  if (text.length > (option.max_length ?? 6000))
    return { problem: say("too-long", { count: option.max_length ?? 6000 }) };
  return { value: text };
}

function readNumber(option, text) {
  const number = Number(text.replace(",", "."));
  if (Number.isNaN(number)) return { problem: say("no-number") };
  if (option.type === KIND.INTEGER && !Number.isInteger(number))
    return { problem: say("whole-number") };
  const { min_value: low, max_value: high } = option;
  if ((low !== undefined && number < low) || (high !== undefined && number > high)) {
    return { problem: say("between", { low: low ?? "…", high: high ?? "…" }) };
  }
  return { value: number };
}

/** A file as the sandbox takes it. */
export async function contents(file) {
  const address = await new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
  return { filename: file.name, base64: address.slice(address.indexOf(",") + 1) };
}
