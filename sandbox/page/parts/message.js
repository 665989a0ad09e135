// One message of a conversation.

import { stamped, written } from "../core/clock.js";
import { askAs } from "../core/api.js";
import { announce, make, newId } from "../core/dom.js";
import { icon } from "../core/icons.js";
import { personOf } from "../core/store.js";
import { say } from "../core/words.js";
import { markdown } from "../text/markdown.js";
import { showUse } from "./act.js";
import { avatar } from "./avatar.js";
import { component } from "./components.js";
import { embed } from "./embed.js";
import { attachment } from "./media.js";
import { replyLine, systemLine, threadCard } from "./system.js";

const HAS_THREAD = 1 << 5;
const EPHEMERAL = 1 << 6;
const LOADING = 1 << 7;
const TOGETHER = 7 * 60 * 1000;
const SYSTEM = new Set([18, 21]);

export const isEphemeral = (message) => (message.flags & EPHEMERAL) !== 0;

/** Whether a message goes on under the name of the one before it. */
export function continues(message, before) {
  return (
    Boolean(before) &&
    before.author.id === message.author.id &&
    !SYSTEM.has(before.type) &&
    message.type === 0 &&
    isEphemeral(before) === isEphemeral(message) &&
    !message.interaction_metadata?.name &&
    new Date(message.timestamp) - new Date(before.timestamp) < TOGETHER
  );
}

/** A message as a list item; without a header if it `continues` the one before. */
export function messageElement(message, { joined, calls }) {
  if (SYSTEM.has(message.type)) return systemLine(message);
  const look = ["message", joined && "joined", isEphemeral(message) && "private", calls && "calls"]
    .filter(Boolean)
    .join(" ");
  const name = newId("author");
  const head = header(message, name);
  const element = make(
    "li",
    { class: look, tabIndex: -1, data: { id: message.id } },
    make(
      "article",
      { "aria-labelledby": name },
      joined ? null : replyLine(message),
      joined
        ? make("div", { class: "margin" }, smallTime(message))
        : avatar({ ...message.author, name: message.author.global_name }),
      joined ? make("div", { class: "unseen" }, head) : head,
      body(message),
    ),
  );
  showUse(element, message.id);
  return element;
}

function header(message, id) {
  const { author } = message;
  const moment = new Date(message.timestamp);
  return make(
    "header",
    {},
    make(
      "strong",
      { class: "author", id },
      personOf(author.id)?.name ?? author.global_name ?? author.username,
    ),
    author.bot && make("span", { class: "tag" }, say("bot")),
    make("time", { dateTime: moment.toISOString(), title: written(moment, "F") }, stamped(moment)),
  );
}

function smallTime(message) {
  const moment = new Date(message.timestamp);
  return make(
    "time",
    { class: "aside", dateTime: moment.toISOString(), "aria-hidden": "true" },
    written(moment, "t"),
  );
}

function body(message) {
  const inside = make("div", { class: "body" });
  if ((message.flags & LOADING) !== 0) {
    inside.append(
      make(
        "p",
        { class: "thinking", role: "status" },
        make("span", { class: "dots", "aria-hidden": "true" }),
        say("thinking", { name: message.author.global_name }),
      ),
    );
  }
  if (message.content) inside.append(markdown(message.content));
  inside.append(...message.embeds.map(embed), ...message.attachments.map(attachment));
  inside.append(...message.components.map((part) => component(part, message)).filter(Boolean));
  if (message.edited_timestamp) inside.append(edited(message));
  if ((message.flags & HAS_THREAD) !== 0) inside.append(threadCard(message.id));
  if (isEphemeral(message)) inside.append(onlyYou(message));
  return inside;
}

function edited(message) {
  const moment = new Date(message.edited_timestamp);
  return make("small", { class: "edited", title: written(moment, "F") }, say("edited"));
}

function onlyYou(message) {
  const dismiss = make("button", { type: "button", class: "link" }, say("dismiss"));
  dismiss.addEventListener("click", () => {
    askAs(`/messages/${message.id}`, {}, "DELETE").catch(({ message: why }) => announce(why));
  });
  return make(
    "p",
    { class: "only-you" },
    icon("eye"),
    make("span", {}, `${say("only-you")} · `, dismiss),
  );
}

/** What a message says, for those who hear it: a beginning is enough. */
export function spoken(element) {
  const text = element.querySelector(".body")?.textContent ?? element.textContent;
  const who = element.querySelector(".author")?.textContent ?? "";
  return `${who}: ${text.trim().slice(0, 240)}`;
}
