// What this window knows, and who wants to hear when it changes.

/** Everything around the messages; `channels` are those that the user can see. */
export const state = {
  me: null,
  bot: null,
  connected: true,
  online: true,
  delay: 0,
  users: [],
  guilds: [],
  channels: new Map(),
  channel: null,
  commands: [],
};

const listeners = new Map();

/** Call `use` whenever something of a topic has changed. */
export function on(topic, use) {
  if (!listeners.has(topic)) listeners.set(topic, new Set());
  listeners.get(topic).add(use);
  return () => listeners.get(topic).delete(use);
}

/** Tell all who listen to a topic. */
export function tell(topic, news) {
  for (const use of [...(listeners.get(topic) ?? [])]) use(news);
}

/** Wait until a topic brings something for which `look` finds a value; null after a while. */
export function awaited(topic, look, patience = 10_000) {
  return new Promise((resolve) => {
    const found = look();
    if (found) return resolve(found);
    const settle = (value) => {
      stop();
      clearTimeout(timer);
      resolve(value);
    };
    const stop = on(topic, (news) => {
      const value = look(news);
      if (value) settle(value);
    });
    const timer = setTimeout(() => settle(null), patience);
  });
}

/** The channel that is open. */
export const openChannel = () => state.channels.get(state.channel) ?? null;

/** The guild of a channel; null for direct messages. */
export const guildOf = (channel) =>
  state.guilds.find((guild) => guild.id === channel?.guild) ?? null;

/** A user or the bot by id. */
export const personOf = (id) =>
  state.bot?.id === id ? state.bot : (state.users.find((user) => user.id === id) ?? null);

/** Those who can be named in a channel: members of its guild, or the two who talk. */
export function membersOf(channel) {
  const guild = guildOf(channel);
  if (!guild) return [state.me, state.bot];
  return guild.members.map(personOf).filter(Boolean);
}
