// The lines that Discord itself writes: who used which command, replies, threads.

import { make } from "../core/dom.js";
import { icon } from "../core/icons.js";
import { personOf, state } from "../core/store.js";
import { say } from "../core/words.js";
import { commandMention } from "../text/mentions.js";
import { visit } from "../places/links.js";

const THREAD_CREATED = 18;
const REPLY = 19;

/** A line of the server's own: a thread was begun, or begins here. */
export function systemLine(message) {
  const who = make("strong", {}, personOf(message.author.id)?.name ?? message.author.global_name);
  const line = make(
    "li",
    { class: "message system", tabIndex: -1, data: { id: message.id } },
    icon("thread"),
  );
  if (message.type === THREAD_CREATED) {
    const thread = [...state.channels.values()].findLast(
      (each) => each.parent === message.channel_id && each.name === message.content,
    );
    line.append(
      make(
        "span",
        {},
        who,
        ` ${say("began-thread")} `,
        thread ? way(thread.id, thread.name) : make("strong", {}, message.content),
      ),
    );
  } else {
    const { channel_id: channel, message_id: begun } = message.message_reference ?? {};
    line.append(
      make(
        "span",
        {},
        say("thread-begins"),
        " ",
        channel && way(channel, say("to-its-beginning"), begun),
      ),
    );
  }
  return line;
}

/** A way to the thread that was begun under a message. */
export function threadCard(id) {
  const thread = state.channels.get(id);
  return make(
    "p",
    { class: "thread-card" },
    icon("thread"),
    make("strong", {}, thread?.name ?? ""),
    way(id, say("see-thread")),
  );
}

/** Above a message: which command it answers, or which message. */
export function replyLine(message) {
  const used = message.interaction_metadata;
  if (used?.name) {
    const who = make("strong", {}, personOf(used.user.id)?.name ?? used.user.global_name);
    return make(
      "p",
      { class: "above" },
      icon("back"),
      who,
      ` ${say("used")} `,
      commandMention(used.name),
    );
  }
  if (message.type !== REPLY || !message.message_reference) return null;
  const { channel_id: channel, message_id: answered } = message.message_reference;
  return make("p", { class: "above" }, icon("back"), way(channel, say("in-reply"), answered));
}

function way(channel, label, message) {
  const place = { channel, message, href: `?in=${channel}` };
  return make("a", { href: place.href, onclick: (event) => visit(event, place) }, label);
}
