// Asking the sandbox. What it refuses becomes an error with a sentence in the user's language.

import { state } from "./store.js";
import { say } from "./words.js";

/** A request that the sandbox refused, or that did not reach it. */
export class Refusal extends Error {
  constructor(message, status) {
    super(message);
    this.status = status;
  }
}

/** Ask the sandbox; without a body it is a GET. */
export async function ask(path, body, method = body === undefined ? "GET" : "POST") {
  const request = { method };
  if (body !== undefined) {
    request.headers = { "Content-Type": "application/json" };
    request.body = JSON.stringify(body);
  }
  let response;
  try {
    response = await fetch(`/sandbox/api${path}`, request);
  } catch {
    throw new Refusal(say("no-answer"), 0);
  }
  const answer = await response.json().catch(() => ({ error: `${response.status}` }));
  if (!response.ok) throw new Refusal(why(answer), response.status);
  return answer;
}

/** What the sandbox refuses for, by its reason. */
const REASONS = {
  bounds: (facts) => say("refused-bounds", facts),
  command: (facts) => say("refused-command", facts),
  hidden: (facts) => say("refused-hidden", facts),
  "more-words": (facts) => say("refused-more-words", facts),
  mute: (facts) => say("refused-mute", facts),
  needed: (facts) => say("refused-needed", facts),
  number: (facts) => say("refused-number", facts),
  option: (facts) => say("refused-option", facts),
  stray: (facts) => say("refused-stray", facts),
  thing: (facts) => say("refused-thing", facts),
  value: (facts) => say("refused-value", facts),
};

/** Why it was refused, in the user's language; for what has no reason, the sandbox's sentence. */
function why({ error, reason, facts }) {
  return reason in REASONS ? REASONS[reason](facts) : say("refused", { sentence: error });
}

/** Ask as the user of this window. */
export const askAs = (path, body, method) => ask(`/users/${state.me.id}${path}`, body, method);
