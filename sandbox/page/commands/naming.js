// Naming people in a message: `@` and a few letters, whatever signs a name is made of.

import { membersOf, openChannel } from "../core/store.js";
import { say } from "../core/words.js";

const BEGUN = /(?:^|\s)@(\S*)$/;
const named = new Map();

/** Offer the people whose name is begun before the caret; false if none is begun there. */
export function offerNames(line, suggestions) {
  const begun = BEGUN.exec(line.value.slice(0, line.selectionStart));
  if (!begun) return false;
  const letters = begun[1].toLowerCase();
  const people = membersOf(openChannel()).filter(({ name }) =>
    name.toLowerCase().includes(letters),
  );
  if (!people.length) return false;
  suggestions.offer(
    line,
    say("members"),
    people.map((user) => ({
      label: `@${user.name}`,
      pick: () => insert(line, letters.length + 1, user),
    })),
  );
  return true;
}

function insert(line, length, user) {
  named.set(`@${user.name}`, user.id);
  line.setRangeText(`@${user.name} `, line.selectionStart - length, line.selectionStart, "end");
  line.focus();
}

/** A message as it is sent: the people who were picked are meant, nobody else who is called so. */
export function withMentions(text) {
  const longestFirst = [...named].sort(([one], [other]) => other.length - one.length);
  named.clear();
  return longestFirst.reduce((sent, [name, id]) => sent.replaceAll(name, `<@${id}>`), text);
}
