// The connection over which the sandbox shows this user's screen.

import { setClock } from "./clock.js";
import { state, tell } from "./store.js";

const AGAIN_AFTER = 1000;
let socket = null;

/** See what the user of this window sees, from now on and whatever the connection does. */
export function watch() {
  if (socket) {
    socket.onclose = null;
    socket.close();
  }
  const mine = new WebSocket(`ws://${location.host}/sandbox/api/users/${state.me.id}/live`);
  let again = false;
  socket = mine;
  mine.onmessage = ({ data }) => {
    const news = JSON.parse(data);
    if (news.kind !== "screen") return tell(news.kind, news);
    showScreen(news.payload);
    if (again || state.online) return undefined;
    again = true;
    state.online = true;
    return tell("online");
  };
  mine.onclose = () => {
    state.online = false;
    tell("offline");
    setTimeout(() => {
      if (socket === mine) watch();
    }, AGAIN_AFTER);
  };
}

/** Take in everything around the messages. */
export function showScreen(screen) {
  setClock(screen.now);
  const { bot, connected, delay, users, guilds } = screen;
  const me = users.find((user) => user.id === state.me?.id) ?? state.me;
  const spokeBefore = state.me?.locale;
  const channels = new Map(screen.channels.map((channel) => [channel.id, channel]));
  Object.assign(state, { bot, connected, delay, users, guilds, me, channels });
  if (me.locale !== spokeBefore) tell("language");
  tell("screen");
}
