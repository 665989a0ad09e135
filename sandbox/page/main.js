// The page begins here: who one is, where one is, and everything that listens to that.

import { ask, askAs } from "./core/api.js";
import { $ } from "./core/dom.js";
import { watch } from "./core/live.js";
import { awaited, on, state, tell } from "./core/store.js";
import "./core/theme.js";
import { language, say } from "./core/words.js";
import { showComposer } from "./commands/composer.js";
import { showChannels } from "./places/channels.js";
import { enter, showConversation } from "./places/conversation.js";
import { closeDrawers, watchDrawers } from "./places/drawers.js";
import { pointAt } from "./places/links.js";
import { showMembers } from "./places/members.js";
import { showPeople } from "./places/people.js";
import { showTop } from "./places/top.js";

const WHO = "as";
const WHERE = "in";

/** This window's user: named in the address, or who it was before, or the first there is. */
function whoAmI(users) {
  const wanted = new URLSearchParams(location.search).get(WHO) ?? sessionStorage.getItem(WHO);
  return users.find((user) => user.id === wanted) ?? users[0];
}

async function become(user) {
  state.me = user;
  state.channel = null;
  sessionStorage.setItem(WHO, user.id);
  await askAs("/dm", {});
  state.channels = new Map();
  watch();
  await awaited("screen", () => state.channels.size > 0);
  tell("language");
}

/** Go to a channel, and to a message in it. */
async function go({ channel, message }, remembered = true) {
  closeDrawers();
  if (!state.channels.has(channel)) return;
  if (channel === state.channel) {
    if (message && !pointAt(message)) await enter(channel, message);
    return;
  }
  state.channel = channel;
  const address = `?${WHO}=${state.me.id}&${WHERE}=${channel}`;
  if (remembered) history.pushState({ channel }, "", address);
  else history.replaceState({ channel }, "", address);
  tell("channel");
  await enter(channel, message);
  // What was pressed to come here may be gone; the keyboard goes on with the messages.
  if (remembered && document.activeElement === document.body) $("scroll").focus();
}

function firstPlace() {
  const wanted = new URLSearchParams(location.search).get(WHERE);
  if (state.channels.has(wanted)) return wanted;
  return (
    [...state.channels.values()].find((channel) => channel.guild && !channel.parent)?.id ??
    state.channels.keys().next().value
  );
}

/** After the sandbox was away: it may have forgotten everything, or only this window. */
async function comeBack() {
  $("offline").hidden = true;
  const here = state.channel;
  state.channel = null;
  await go({ channel: state.channels.has(here) ? here : firstPlace() }, false);
}

async function stayAway() {
  $("offline").textContent = say("offline");
  $("offline").hidden = false;
  const world = await ask("/world").catch(() => null);
  if (world && !world.users.some((user) => user.id === state.me.id)) location.replace("/");
}

async function start() {
  showChannels();
  showTop();
  showMembers();
  showPeople();
  showConversation();
  const world = await ask("/world");
  state.me = whoAmI(world.users);
  showComposer();
  watchDrawers();
  on("go", (place) => go(place));
  on("become", async (id) => {
    const user =
      state.users.find((each) => each.id === id) ??
      (await ask("/world")).users.find((each) => each.id === id);
    const here = state.channel;
    closeDrawers();
    await become(user);
    await go({ channel: state.channels.has(here) ? here : firstPlace() }, false);
  });
  on("offline", stayAway);
  on("online", comeBack);
  on("language", () => {
    document.documentElement.lang = language();
  });
  on("screen", () => {
    if (state.channel && !state.channels.has(state.channel)) go({ channel: firstPlace() }, false);
  });
  window.addEventListener("popstate", ({ state: kept }) => kept && go(kept, false));
  await become(state.me);
  await go({ channel: firstPlace() }, false);
  document.documentElement.dataset.ready = "";
}

start();
