// The line at the bottom: messages, and slash commands.

import { askAs } from "../core/api.js";
import { $, fill, make } from "../core/dom.js";
import { icon } from "../core/icons.js";
import { on, openChannel, state, tell } from "../core/store.js";
import { say } from "../core/words.js";
import { act } from "../parts/act.js";
import { CommandForm } from "./form.js";
import { offerNames, withMentions } from "./naming.js";
import { Suggestions } from "./suggestions.js";

const MAX = 2000;
/** What was begun and not sent, for each person in each place. */
const drafts = new Map();
const here = () => `${state.me.id} in ${state.channel}`;
let form = null;
let line = null;
let suggestions = null;
let notice = null;

/** Make the line, and keep it fitting to the channel. */
export function showComposer() {
  build();
  on("channel", () => {
    if (form) leave();
    line.value = drafts.get(here()) ?? "";
    fit();
    loadCommands();
  });
  on("language", () => {
    const draft = line.value;
    const focused = document.activeElement === line;
    build();
    line.value = draft;
    if (focused) line.focus();
    loadCommands();
  });
  on("commands", () => document.activeElement === line && typed());
  on("online", loadCommands);
  let connected = true;
  on("screen", () => {
    if (state.connected && !connected) loadCommands();
    connected = state.connected;
  });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "/" || event.target.closest("input, textarea, select, dialog, [popover]"))
      return;
    event.preventDefault();
    begin("/");
  });
}

function build() {
  suggestions = new Suggestions(say("suggestions"));
  notice = make("p", { class: "notice", role: "alert" });
  line = make("textarea", { rows: 1, maxLength: MAX, autocomplete: "off" });
  line.setAttribute("aria-label", say("message-or-command"));
  suggestions.adopt(line);
  line.addEventListener("input", typed);
  line.addEventListener("keydown", key);
  form = null;
  draw();
  $("composer").onsubmit = (event) => {
    event.preventDefault();
    if (form) send();
    else if (line.value.trim()) speak();
  };
  $("skip").textContent = say("skip");
}

function draw() {
  const place = openChannel();
  line.placeholder = place
    ? say("write-in", { name: `${place.guild === null ? "@" : "#"}${place.name}` })
    : "";
  $("composer").setAttribute("aria-label", say("message-or-command"));
  const give =
    form &&
    make(
      "button",
      {
        type: "button",
        class: "plain",
        "aria-label": say("give-up"),
        title: say("give-up"),
        onclick: () => leave(),
      },
      icon("close"),
    );
  const go = make(
    "button",
    { class: "plain go", "aria-label": say("send"), title: say("send") },
    icon("send"),
  );
  const focused = document.activeElement === line;
  fill(
    $("composer"),
    suggestions.list,
    notice,
    make("div", { class: "line" }, form ? form.element : line, give, go),
  );
  if (focused && !form) line.focus();
}

async function loadCommands() {
  const channel = state.channel;
  if (!channel) return;
  if (!form) draw();
  const found = await askAs(`/channels/${channel}/commands`).catch(() => []);
  if (channel !== state.channel) return;
  state.commands = found;
  // A command that is half filled in stays, if the bot that came back still has it.
  if (form && !found.some(({ command }) => command === form.command.command)) leave();
  tell("commands");
}

function begin(text) {
  if (form) return form.focus();
  line.value = text;
  line.focus();
  return typed();
}

function fit() {
  line.style.height = "auto";
  line.style.height = `${Math.min(line.scrollHeight, 200)}px`;
}

function typed() {
  const text = line.value;
  drafts.set(here(), text);
  notice.textContent = "";
  fit();
  if (offerNames(line, suggestions)) return undefined;
  if (!text.startsWith("/") || text.includes("\n")) return suggestions.close();
  const words = text.slice(1).toLowerCase();
  const named = ({ command, local_command: local }) =>
    [command, local].some((name) => name.toLowerCase().startsWith(words));
  const similar = (each) =>
    !named(each) &&
    [each.command, each.local_command].some((name) => name.toLowerCase().includes(words));
  const fitting = [...state.commands.filter(named), ...state.commands.filter(similar)];
  if (!fitting.length)
    return suggestions.note(line, say(state.commands.length ? "no-such-command" : "no-commands"));
  return suggestions.offer(
    line,
    state.bot.name,
    fitting.map((command) => ({
      label: `/${command.local_command}`,
      detail: command.description,
      pick: () => choose(command),
    })),
  );
}

function choose(command) {
  empty();
  form = new CommandForm(command, suggestions, () => leave());
  draw();
  if (form.fields.length) form.focus();
  else $("composer").querySelector(".go").focus();
}

function key(event) {
  if (suggestions.key(event)) return;
  if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
  event.preventDefault();
  $("composer").requestSubmit();
}

function empty() {
  line.value = "";
  drafts.delete(here());
}

function leave() {
  form = null;
  notice.textContent = "";
  suggestions.close();
  draw();
  line.focus();
}

async function speak() {
  const text = line.value.trim();
  if (text.startsWith("/")) {
    notice.textContent = say("no-such-command");
    return;
  }
  try {
    await askAs("/say", { channel: state.channel, text: withMentions(text) });
    line.value = "";
    typed();
  } catch (error) {
    notice.textContent = error.message;
  }
}

async function send() {
  const sent = form;
  const options = await sent.options();
  if (!options) return;
  const channel = state.channel;
  leave();
  const pending = pendingLine(sent);
  const command = { channel, command: sent.command.command, options };
  const wrong = await act("/slash", command, say("no-response"));
  pending.remove();
  if (wrong) failedLine(sent, wrong, channel);
}

function pendingLine(sent) {
  const element = make(
    "li",
    { class: "message pending", role: "status" },
    make("span", { class: "dots", "aria-hidden": "true" }),
    sent.spoken,
  );
  $("messages").append(element);
  $("scroll").scrollTop = $("scroll").scrollHeight;
  return element;
}

/** As Discord does: the command that failed stays until it is put away. */
function failedLine(sent, sentence, channel) {
  if (channel !== state.channel) return;
  const dismiss = make("button", { type: "button", class: "link" }, say("dismiss"));
  const element = make(
    "li",
    { class: "message private lost" },
    make(
      "p",
      { class: "above" },
      icon("back"),
      make("strong", {}, state.me.name),
      ` ${say("used")} `,
      make("span", { class: "mention" }, `/${sent.command.local_command}`),
    ),
    make("p", { class: "failed", role: "alert" }, sentence),
    make(
      "p",
      { class: "only-you" },
      icon("eye"),
      make("span", {}, `${say("only-you")} · `, dismiss),
    ),
  );
  dismiss.addEventListener("click", () => {
    element.remove();
    line.focus();
  });
  $("messages").append(element);
  $("scroll").scrollTop = $("scroll").scrollHeight;
}
