// Asking the sandbox. What it refuses becomes an error with the sandbox's own sentence.

import { state } from "./store.js";

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
    throw new Refusal("the sandbox does not answer", 0);
  }
  const answer = await response.json().catch(() => ({ error: `${response.status}` }));
  if (!response.ok) throw new Refusal(answer.error, response.status);
  return answer;
}

/** Ask as the user of this window. */
export const askAs = (path, body, method) => ask(`/users/${state.me.id}${path}`, body, method);
