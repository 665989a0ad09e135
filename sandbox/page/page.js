// The plain page: one user's channels, the live message stream, commands and components.

import { learnNames, make, messageElement, modalElements, modalValues } from "./message.js";

const $ = (id) => document.getElementById(id);
const state = { user: null, channel: null, channels: new Map(), commands: [], stream: null };

async function api(path, body, method = body === undefined ? "GET" : "POST") {
  const response = await fetch(`/sandbox/api${path}`, {
    method,
    headers: body === undefined ? {} : { "Content-Type": "application/json" },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.error);
  return answer;
}

const mine = (path, body) => api(`/users/${state.user}${path}`, body);

/** Do something as the user, and show what is wrong if it fails. */
async function attempt(doing) {
  $("notice").textContent = "";
  try {
    return await doing();
  } catch (error) {
    $("notice").textContent = error.message;
    return null;
  }
}

async function act(path, body) {
  const reply = await attempt(() => mine(path, body));
  if (reply?.state === "failed") $("notice").textContent = "The application did not respond";
  if (reply?.modal) openModal(reply.modal);
}

async function loadWorld() {
  const world = await api("/world");
  $("state").textContent = world.connected ? `${world.bot.name} is here` : "no bot is connected";
  learnNames([world.bot, ...world.users].map((user) => [user.id, user.name]));
  $("user").replaceChildren(
    ...world.users.map((user) => make("option", { value: user.id }, `${user.name} (${user.locale})`)));
  state.guilds = new Map(world.guilds.map((guild) => [guild.id, guild.name]));
  const known = world.users.find((user) => user.id === localStorage.getItem("user"));
  const chosen = known ?? world.users[0];
  if (chosen) await become(chosen);
}

async function become(user) {
  state.user = user.id;
  localStorage.setItem("user", user.id);
  $("user").value = user.id;
  $("dms").checked = user.dms_open;
  state.stream?.close();
  const direct = await mine("/dm", {});
  await loadChannels();
  listen();
  const open = state.channels.get(localStorage.getItem("channel")) ?? [...state.channels.values()][0];
  await enter((open ?? direct).id);
}

async function loadChannels() {
  const channels = await mine("/channels");
  state.channels = new Map(channels.map((channel) => [channel.id, channel]));
  learnNames(channels.map((channel) => [channel.id, channel.name]));
  showChannels();
}

function showChannels() {
  const entries = [];
  const every = [...state.channels.values()];
  for (const [guild, name] of [...state.guilds, [null, "Direct messages"]]) {
    const inside = every.filter((channel) => channel.guild === guild && !channel.parent);
    if (inside.length === 0) continue;
    entries.push(make("h2", {}, name));
    for (const channel of inside) {
      entries.push(channelButton(channel, guild === null ? "@" : "#"));
      const threads = every.filter((thread) => thread.parent === channel.id);
      entries.push(...threads.map((thread) => channelButton(thread, thread.archived ? "✓" : "›")));
    }
  }
  $("channels").replaceChildren(...entries);
}

function channelButton(channel, sign) {
  const button = make("button", { type: "button" }, `${sign} ${channel.name}`);
  button.classList.toggle("thread", channel.parent !== null);
  button.classList.toggle("unread", channel.unread === true);
  button.setAttribute("aria-current", String(channel.id === state.channel));
  button.addEventListener("click", () => enter(channel.id));
  return button;
}

async function enter(id) {
  state.channel = id;
  localStorage.setItem("channel", id);
  const channel = state.channels.get(id);
  if (channel) channel.unread = false;
  $("title").textContent = channel?.name ?? "";
  showChannels();
  const messages = await mine(`/channels/${id}/messages`);
  $("messages").replaceChildren(...messages.map(element));
  $("messages").scrollTop = $("messages").scrollHeight;
  state.commands = await mine(`/channels/${id}/commands`);
}

function element(message) {
  return messageElement(message, {
    click: (button) => act("/click", { message: message.id, button, wait: true }),
    select: (menu, values) => act("/select", { message: message.id, menu, values }),
  });
}

function listen() {
  state.stream = new EventSource(`/sandbox/api/users/${state.user}/stream`);
  const on = (kind, use) =>
    state.stream.addEventListener(kind, (event) => use(JSON.parse(event.data)));
  on("message", (seen) => place(seen));
  on("edit", (seen) => place(seen));
  on("deletion", (seen) => $("messages").querySelector(`[data-id="${seen.payload.id}"]`)?.remove());
  on("channel", loadChannels);
  on("thread", loadChannels);
}

function place(seen) {
  if (seen.channel_id !== state.channel) {
    const channel = state.channels.get(seen.channel_id);
    if (channel && seen.kind === "message") {
      channel.unread = true;
      showChannels();
    }
    return;
  }
  const list = $("messages");
  const atEnd = list.scrollHeight - list.scrollTop - list.clientHeight < 80;
  const fresh = element(seen.payload);
  const old = list.querySelector(`[data-id="${seen.payload.id}"]`);
  if (old) old.replaceWith(fresh);
  else list.append(fresh);
  if (atEnd) list.scrollTop = list.scrollHeight;
}

function openModal(modal) {
  const send = make("button", { value: "send" }, "Submit");
  const cancel = make("button", { value: "cancel", formNoValidate: true }, "Cancel");
  $("modal-form").replaceChildren(...modalElements(modal), send, cancel);
  $("modal").onclose = () => {
    if ($("modal").returnValue !== "send") return;
    act("/submit", { interaction: modal.interaction_id, values: modalValues($("modal-form")) });
  };
  $("modal").returnValue = "";
  $("modal").showModal();
}

/** The command that a line begins with, if it names one completely. */
function commandOf(line) {
  const typed = line.slice(1);
  return state.commands.find(
    ({ command }) => typed === command || typed.startsWith(`${command} `));
}

function offer(lines) {
  $("suggestions").replaceChildren(...lines.map(({ label, fill }) => {
    const button = make("button", { type: "button" }, label);
    button.addEventListener("click", () => {
      $("line").value = fill;
      $("line").focus();
      suggest();
    });
    return make("li", {}, button);
  }));
}

async function suggest() {
  const line = $("line").value;
  if (!line.startsWith("/")) return offer([]);
  const command = commandOf(line);
  if (!command) {
    const fitting = state.commands.filter((each) => each.command.startsWith(line.slice(1)));
    return offer(fitting.map((each) => (
      { label: `/${each.command} – ${each.description}`, fill: `/${each.command} ` })));
  }
  const [, before, name, typed] = /^(.*\s)(\S+?):([^:]*)$/.exec(line) ?? [];
  const option = command.options.find((each) => each.name === name);
  if (!option) {
    const free = command.options.filter((each) => !line.includes(` ${each.name}:`));
    return offer(free.map((each) => ({
      label: `${each.name}: ${each.local_description}${each.required ? "" : " (optional)"}`,
      fill: `${line.trimEnd()} ${each.name}:`,
    })));
  }
  if (option.choices) {
    return offer(option.choices.map((choice) => (
      { label: choice.name, fill: `${before}${name}:${choice.value}` })));
  }
  if (!option.autocomplete) return offer([]);
  const body = { channel: state.channel, command: command.command, option: name, typed };
  const reply = await attempt(() => mine("/autocomplete", body));
  if ($("line").value === line) {
    offer((reply?.choices ?? []).map((choice) => (
      { label: choice.name, fill: `${before}${name}:${choice.value}` })));
  }
}

$("user").addEventListener("change", async () => {
  const world = await api("/world");
  await become(world.users.find((user) => user.id === $("user").value));
});
$("add-user").addEventListener("click", async () => {
  const name = prompt("Name");
  if (!name) return;
  const user = await attempt(() => api("/users", { name }));
  if (user) {
    localStorage.setItem("user", user.id);
    await loadWorld();
  }
});
$("dms").addEventListener("change", () =>
  attempt(() => api(`/users/${state.user}`, { dms_open: $("dms").checked }, "PATCH")));
$("line").addEventListener("input", suggest);
$("compose").addEventListener("submit", async (event) => {
  event.preventDefault();
  const line = $("line").value.trim();
  if (!line || !state.channel) return;
  $("line").value = "";
  offer([]);
  if (line.startsWith("/")) await act("/slash", { channel: state.channel, line });
  else await attempt(() => mine("/say", { channel: state.channel, text: line }));
});
loadWorld();
