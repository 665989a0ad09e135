// The beginning of a channel: one sentence of what this is, and a first game at a press.

import { ask, askAs } from "../core/api.js";
import { make } from "../core/dom.js";
import { icon } from "../core/icons.js";
import { awaited, state, tell } from "../core/store.js";
import { say } from "../core/words.js";

const GAME = "duel";

/** What stands at the beginning of a channel. */
export function welcome(channel) {
  if (channel.guild === null || channel.parent) {
    const about = channel.parent ? "thread-about" : "direct-about";
    return make("li", { class: "beginning" }, make("p", {}, say(about, { name: channel.name })));
  }
  const notice = make("p", { class: "notice", role: "alert" });
  const start = make(
    "button",
    { type: "button", class: "button primary big", id: "first-game" },
    make("span", { class: "label" }, icon("swords"), say("first-game")),
    make("span", { class: "dots", "aria-hidden": "true" }),
  );
  const wait = (waits) => {
    start.disabled = waits;
    start.classList.toggle("waiting", waits);
  };
  start.addEventListener("click", async () => {
    wait(true);
    notice.textContent = "";
    try {
      await playFirstGame(channel.id);
    } catch (error) {
      notice.textContent = error.message;
    }
    wait(false);
  });
  return make(
    "li",
    { class: "beginning welcome" },
    make("p", { class: "lead" }, say("what-this-is", { bot: state.bot.name })),
    canPlay() && start,
    notice,
    make(
      "ul",
      {},
      ...["tip-commands", "tip-people", "tip-switches"].map((tip) => make("li", {}, say(tip))),
    ),
  );
}

/** Whether the bot can be asked for a duel here. */
function canPlay() {
  const game = state.commands
    .find(({ command }) => command === "play")
    ?.options.find((option) => option.name === "game");
  return game?.choices?.some(({ value }) => value === GAME) ?? false;
}

/** As a person would: open a lobby, add a computer, start, and go where the game is played. */
async function playFirstGame(channel) {
  const known = new Set(state.channels.keys());
  const opened = await askAs("/slash", { channel, command: "play", options: { game: GAME } });
  const card = opened.message;
  if (!card) throw new Error(say("no-response"));
  for (const verb of ["computer", "start"]) await press(card.id, channel, `${verb}:`);
  const thread = await awaited("screen", () =>
    [...state.channels.values()].find((each) => each.parent === channel && !known.has(each.id)),
  );
  if (thread) tell("go", { channel: thread.id });
}

/** Press the button of a message whose custom id begins so. */
async function press(id, channel, beginning) {
  const messages = await ask(`/users/${state.me.id}/channels/${channel}/messages`);
  const card = messages.find((message) => message.id === id);
  const button = buttons(card.components).find(({ custom_id: name }) =>
    name?.startsWith(beginning),
  );
  const reply = button && (await askAs("/click", { message: id, button: button.custom_id }));
  if (reply?.state !== "answered") throw new Error(say("interaction-failed"));
}

const buttons = (parts) =>
  parts.flatMap((part) => (part.type === 2 ? [part] : buttons(part.components ?? [])));
