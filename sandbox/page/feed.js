// The messages of a channel as a user sees them, and notices of what they have under way.

import { all, embedNode } from "./components.js";
import { find, h, replace } from "./dom.js";
import { attached, keepPictures } from "./files.js";
import { markdown } from "./markdown.js";
import { sentNode } from "./times.js";

const EPHEMERAL = 1 << 6;
const NEAR = 80;

/** Whether only one user sees a message. */
export const isPrivate = (message) => Boolean(message.flags & EPHEMERAL);

/** Whether a message mentions a user in words that they can read now. */
function mentions(message, user) {
  const text = JSON.stringify([message.content, message.components, message.embeds]);
  return text.includes(`<@${user}>`) || text.includes(`<@!${user}>`);
}

/** Messages on the page. `desk` makes what components.js needs for a message; `hooks`: dismiss, clear, speak. */
export class Feed {
  constructor(desk, hooks) {
    this.desk = desk;
    this.hooks = hooks;
    this.box = find("feed");
    this.list = find("messages");
    this.newest = find("newest");
    this.messages = new Map();
    this.nodes = new Map();
    this.waiting = new Set();
    this.held = true;
    this.top = 0;
    this.box.addEventListener("scroll", () => this.mark());
    this.newest.addEventListener("click", () => this.toEnd());
    this.box.addEventListener("load", () => this.held && this.toEnd(), true); // a picture has got its place
    new ResizeObserver(() => this.held && this.toEnd()).observe(this.box);
  }

  /** Shows only these messages, from the newest. */
  show(messages) {
    this.messages = new Map(messages.map((message) => [message.id, message]));
    this.nodes = new Map(messages.map((message) => [message.id, this.node(message)]));
    this.list.replaceChildren(...this.nodes.values());
    this.toEnd();
    this.changed();
  }

  /** Shows only these messages, and redraws only those that have changed. */
  renew(messages) {
    const now = new Set(messages.map((message) => message.id));
    for (const id of [...this.messages.keys()]) if (!now.has(id)) this.drop(id);
    for (const message of messages) {
      if (JSON.stringify(message) !== JSON.stringify(this.messages.get(message.id))) this.put(message);
    }
  }

  /** The newest message's element. */
  last() {
    return [...this.nodes.values()].at(-1);
  }

  /** Waits until `wanted()` gives something, for so long at most; what it gave, or null. */
  until(wanted, patience) {
    return new Promise((done) => {
      const end = (found) => {
        clearTimeout(timer);
        this.waiting.delete(look);
        done(found);
      };
      const look = () => {
        const found = wanted();
        if (found) end(found);
      };
      const timer = setTimeout(() => end(null), patience);
      this.waiting.add(look);
      look();
    });
  }

  changed() {
    for (const look of [...this.waiting]) look();
  }

  /** A new or a changed message. */
  put(message) {
    const known = this.messages.get(message.id);
    this.messages.set(message.id, { ...message, pinged: message.pinged ?? known?.pinged });
    const old = this.nodes.get(message.id);
    this.draw(message.id);
    this.hooks.speak(message, this.nodes.get(message.id), old);
    this.changed();
  }

  /** Redraws a message, after it or what the user does with it has changed. */
  draw(id) {
    const message = this.messages.get(id);
    if (!message) return;
    const made = this.node(message), old = this.nodes.get(id);
    if (old) keepPictures(old, made);
    this.keep(() => (old ? replace(old, made) : this.list.append(made)));
    this.nodes.set(id, made);
  }

  /** Redraws the messages that name a channel: which ones there are has changed. */
  relink() {
    for (const [id, message] of this.messages) if (JSON.stringify(message).includes("<#")) this.draw(id);
    this.changed();
  }

  drop(id) {
    this.keep(() => this.nodes.get(id)?.remove());
    this.messages.delete(id);
    this.nodes.delete(id);
  }

  /** Changes something, and stays at the end if the end was seen. */
  keep(change) {
    change();
    if (this.held) this.toEnd();
    else this.mark();
  }

  atEnd() {
    return this.box.scrollHeight - this.box.scrollTop - this.box.clientHeight < NEAR;
  }

  toEnd() {
    this.box.scrollTop = this.messages.size ? this.box.scrollHeight : 0;
    this.mark();
  }

  /** The end is held once it is seen, until the user goes up; growing messages do not count. */
  mark() {
    const top = this.box.scrollTop;
    if (this.atEnd()) this.held = true;
    else if (top < this.top) this.held = false;
    this.top = top;
    this.newest.hidden = this.held;
  }

  node(message) {
    const desk = this.desk(message);
    const hidden = isPrivate(message);
    const pinged = message.pinged?.includes(desk.names.me) && mentions(message, desk.names.me);
    const kinds = ["message", hidden && "private", pinged && "pinged"].filter(Boolean).join(" ");
    return h("li", { class: kinds, tabindex: "-1", "data-id": message.id, "aria-busy": desk.busy && "true" },
      h("span", { class: "face", "aria-hidden": "true" }, author(message)[0]),
      h("div", { class: "body" },
        head(message, pinged),
        message.content && h("div", { class: "text" }, markdown(message.content, desk.names)),
        (message.embeds ?? []).map((embed) => embedNode(embed, desk.names)),
        all(message.components, message, desk),
        attached(message),
        desk.error && failure(desk.error),
        desk.giveUp && waits(desk.giveUp),
        hidden && this.foot(message)));
  }

  foot(message) {
    return h("p", { class: "foot" }, h("span", { "aria-hidden": "true" }, "◉ "), "Only you can see this · ",
      plainButton("Dismiss", () => this.hooks.dismiss(message)));
  }

  /** Commands under way, and those that failed: {id, who, text, error}. */
  notices(list) {
    const clear = (notice) => plainButton("Dismiss", () => this.hooks.clear(notice));
    const made = list.map((notice) => h("li", { class: "notice" },
      h("span", { class: "who" }, `${notice.who} used `, h("code", {}, notice.text)),
      notice.error ? [failure(notice.error), clear(notice)] : notice.giveUp ? waits(notice.giveUp) : thinking()));
    this.keep(() => find("notices").replaceChildren(...made));
  }
}

function plainButton(label, onclick) {
  return h("button", { type: "button", class: "plain", onclick }, label);
}

function author(message) {
  return message.author?.global_name || message.author?.username || "?";
}

function head(message, pinged) {
  return h("p", { class: "head" },
    h("span", { class: "author" }, author(message)),
    message.author?.bot && h("span", { class: "tag" }, "APP"),
    message.timestamp && sentNode(message.timestamp),
    message.edited_timestamp && h("span", { class: "edited" }, "(edited)"),
    pinged && h("span", { class: "tag ping" }, "@ pinged you"));
}

function failure(text) {
  return h("p", { class: "failure", role: "alert" }, h("span", { "aria-hidden": "true" }, "⚠ "), text);
}

function waits(giveUp) {
  return h("p", { class: "waits" }, "The bot is away, trying again ", dots(), " ", plainButton("Give up", giveUp));
}

function dots() {
  return h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i"));
}

function thinking() {
  return h("p", { class: "thinking", role: "status" }, "The bot is thinking", dots());
}
