// The conversation that is open: its messages, kept as they are while they change.

import { askAs } from "../core/api.js";
import { written } from "../core/clock.js";
import { $, announce, fill, make } from "../core/dom.js";
import { on, openChannel, state } from "../core/store.js";
import { say } from "../core/words.js";
import { offersStill } from "../parts/menu.js";
import { continues, isEphemeral, messageElement, spoken } from "../parts/message.js";
import { nameAgain } from "../text/mentions.js";
import { pointAt } from "./links.js";
import { atEnd, cameBelow, toEnd, watchScroll } from "./scroll.js";
import { welcome } from "./welcome.js";

const SHOWN = 100;
const EVERY = 10_000;
const TYPING_LASTS = 10_000;
let messages = [];
let firstUnread = null;
let complete = true;
let notTyping = 0;
let loading = false;
let missed = [];

/** Listen for all that happens in the open channel. */
export function showConversation() {
  for (const [topic, use] of [
    ["message", arrived],
    ["edit", edited],
    ["deletion", deleted],
  ]) {
    on(topic, (news) =>
      loading && news.channel_id === state.channel ? missed.push(() => use(news)) : use(news),
    );
  }
  on("typing", typed);
  on("language", () => state.channel && draw());
  on("theme", markRead);
  on("commands", nameCommands);
  document.addEventListener("visibilitychange", markRead);
  window.addEventListener("focus", markRead);
  on("at-end", markRead);
  watchScroll();
}

/** Show a channel, at its end or at a message. */
export async function enter(channel, message) {
  loading = true;
  missed = [];
  $("scroll").ariaBusy = "true";
  const found = await load(channel, message).catch(() => null);
  // Without an answer the sandbox is away; when it is back, this is done again.
  if (state.channel !== channel || !found) return;
  [messages, complete] = found;
  loading = false;
  $("scroll").ariaBusy = null;
  firstUnread = openChannel()?.unread ?? null;
  $("typing").textContent = "";
  draw();
  // What happened while the messages were on their way is in them, or comes now.
  for (const catchUp of missed) catchUp();
  toEnd();
  if (message) pointAt(message);
  markRead();
}

/** The newest messages of a channel, all if it takes that to show one of them; and if it is all. */
async function load(channel, message) {
  const some = await askAs(`/channels/${channel}/messages?limit=${SHOWN}`);
  if (some.length < SHOWN) return [some, true];
  if (!message || some.some(({ id }) => id === message)) return [some, false];
  return [await askAs(`/channels/${channel}/messages?limit=${EVERY}`), true];
}

function draw() {
  const channel = openChannel();
  if (!channel) return;
  $("scroll").setAttribute("aria-label", say("messages-in", { name: channel.name }));
  fill(
    $("messages"),
    complete ? welcome(channel) : earlier(),
    ...messages.flatMap((message, index) => [
      divider(message, messages[index - 1]),
      element(message, messages[index - 1]),
    ]),
  );
}

function element(message, before) {
  const joined = continues(message, before) && !separated(message, before);
  const calls = message.mentions.some(({ id }) => id === state.me.id) || message.mention_everyone;
  return messageElement(message, { joined, calls });
}

const day = (message) => new Date(message.timestamp).toDateString();
const separated = (message, before) =>
  message.id === firstUnread || (before && day(message) !== day(before));

function divider(message, before) {
  if (!separated(message, before)) return null;
  const dated = !before || day(message) !== day(before);
  const words = dated ? written(new Date(message.timestamp), "D") : "";
  const fresh = message.id === firstUnread;
  return make(
    "li",
    { class: fresh ? "divider new" : "divider" },
    make("span", {}, [words, fresh && say("new")].filter(Boolean).join(" · ")),
  );
}

function earlier() {
  const more = make("button", { type: "button", class: "button secondary" }, say("earlier"));
  more.addEventListener("click", async () => {
    const first = messages[0];
    const older = await askAs(
      `/channels/${state.channel}/messages?limit=${SHOWN}&before=${first.id}`,
    );
    complete = older.length < SHOWN;
    messages = [...older, ...messages];
    const from = $("scroll").scrollHeight - $("scroll").scrollTop;
    draw();
    $("scroll").scrollTop = $("scroll").scrollHeight - from;
    find(first.id)?.focus({ preventScroll: true });
  });
  return make("li", { class: "beginning" }, more);
}

/** What depends on the bot's commands, which come later than the messages. */
function nameCommands() {
  nameAgain($("messages"));
  const channel = openChannel();
  const beginning = $("messages").firstElementChild;
  if (!complete || !channel || !beginning) return;
  const fresh = welcome(channel);
  if (!beginning.isEqualNode(fresh)) beginning.replaceWith(fresh);
}

const find = (id) => $("messages").querySelector(`[data-id="${CSS.escape(id)}"]`);

function arrived({ channel_id: channel, payload }) {
  if (channel !== state.channel) {
    const place = state.channels.get(channel);
    const calls = payload.mentions.some(({ id }) => id === state.me.id) || place?.guild === null;
    if (place && calls) announce(say("called-in", { name: place.name }));
    return;
  }
  if (messages.some(({ id }) => id === payload.id)) return replace(payload);
  const mine = payload.author.id === state.me.id;
  const before = messages.at(-1);
  messages.push(payload);
  const fresh = element(payload, before);
  const line = divider(payload, before);
  $("messages").append(...[line, fresh].filter(Boolean));
  $("typing").textContent = "";
  // What only oneself sees answers what one has just done.
  if (mine || isEphemeral(payload) || atEnd()) toEnd();
  else cameBelow();
  if (!mine) announce(spoken(fresh));
  markRead();
}

function edited({ payload }) {
  replace(payload);
}

function deleted({ payload }) {
  remove(payload.id);
}

function replace(message) {
  const index = messages.findIndex(({ id }) => id === message.id);
  if (index < 0) return;
  const before = messages[index];
  messages[index] = message;
  const old = find(message.id);
  const list = old.querySelector(":popover-open");
  // No list is closed under a finger, as long as what it offers is still offered.
  if (list && offersStill(list, before, message))
    return list.addEventListener("toggle", () => replaceLater(message.id), { once: true });
  const fresh = element(message, messages[index - 1]);
  const focus = old.contains(document.activeElement)
    ? (document.activeElement.dataset.key ?? "")
    : null;
  old.replaceWith(fresh);
  if (focus !== null) refocus(fresh, focus);
  if (atEnd()) toEnd();
  return undefined;
}

function replaceLater(id) {
  const message = messages.find((each) => each.id === id);
  if (message) replace(message);
}

/** Leave the keyboard where it was: on the same control, or on the message it belonged to. */
function refocus(element, key) {
  const same = key && element.querySelector(`[data-key="${CSS.escape(key)}"]:not(:disabled)`);
  (same || element).focus({ preventScroll: true });
}

function remove(id) {
  const index = messages.findIndex((message) => message.id === id);
  if (index < 0) return;
  messages.splice(index, 1);
  const old = find(id);
  const focused = old.contains(document.activeElement);
  old.remove();
  if (messages[index])
    find(messages[index].id).replaceWith(element(messages[index], messages[index - 1]));
  if (focused) $("scroll").focus();
}

function typed({ channel_id: channel }) {
  if (channel !== state.channel) return;
  $("typing").textContent = say("typing", { name: state.bot.name });
  clearTimeout(notTyping);
  notTyping = setTimeout(() => {
    $("typing").textContent = "";
  }, TYPING_LASTS);
}

/** What one looks at is read. */
function markRead() {
  if (state.channel && atEnd() && document.visibilityState === "visible") {
    askAs("/read", { channel: state.channel }).catch(() => {});
  }
}
