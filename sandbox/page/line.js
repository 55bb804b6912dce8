// Whether the bot can be reached now; what was to be sent meanwhile waits for it.

import { find } from "./dom.js";

const AWAY = "The bot is away, trying again …";

/** The line to the bot: `live` is the sandbox's stream, `ready` the bot behind it. */
export class Line {
  constructor() {
    this.live = false;
    this.ready = false;
    this.met = false;
    this.waiting = new Set();
  }

  get up() {
    return this.live && this.ready;
  }

  /** What is known now: {live, ready}, or one of them. */
  know(facts) {
    Object.assign(this, facts);
    this.met ||= this.up;
    this.draw();
    if (!this.up) return;
    for (const go of this.waiting) go();
    this.waiting.clear();
  }

  /** Resolves when the bot is there. */
  back() {
    return this.up ? Promise.resolve() : new Promise((go) => this.waiting.add(go));
  }

  draw() {
    const [kind, text] = this.up ? ["on", "Live"] : this.met ? ["off", "Away"] : ["wait", "Waiting for the bot …"];
    const link = find("link"), away = find("away");
    if (link.textContent !== text) link.textContent = text;
    link.className = `link ${kind}`;
    away.textContent = this.met && !this.up ? AWAY : "";
  }
}
