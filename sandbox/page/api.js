// The sandbox's control API and its stream of events.

const RETRY_MS = 1000;

/** What Discord's own client would not let a user do. */
export class Impossible extends Error {}

/** The bot, or the sandbox itself, is not there now. */
export class Away extends Error {}

async function ask(address, how) {
  const answer = await fetch(address, how).catch(() => {
    throw new Away();
  });
  if (answer.status === 400) throw new Impossible((await answer.json()).impossible);
  if (!answer.ok) throw new Error(`the sandbox answered ${answer.status}`);
  return answer.json();
}

/** GETs /sandbox/<path>. Throws Away. */
export async function get(path, query = {}) {
  return ask(`/sandbox/${path}?${new URLSearchParams(query)}`);
}

/** POSTs /sandbox/<path>. Throws Impossible for what a user cannot do, and Away. */
export async function post(path, body) {
  const headers = { "Content-Type": "application/json" };
  const answer = await ask(`/sandbox/${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  if (answer.away) throw new Away();
  return answer;
}

/** Listens to what changes before a user's eyes, and comes back when the stream drops. */
export class Stream {
  constructor(user, hooks) {
    this.user = user;
    this.hooks = hooks;
    this.open();
  }

  open() {
    this.source = new EventSource(`/sandbox/events?user=${this.user}`);
    this.source.onopen = () => this.hooks.live();
    this.source.onmessage = (event) => this.hooks.event(JSON.parse(event.data));
    this.source.onerror = () => {
      this.source.close();
      this.hooks.lost();
      this.timer = setTimeout(() => this.open(), RETRY_MS);
    };
  }

  close() {
    clearTimeout(this.timer);
    this.source.close();
  }
}
