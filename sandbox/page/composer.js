// The box at the bottom, for messages and commands: typing / lists the bot's commands; a chosen one shows a form
// of its options.

import { fitting, given, listed, read, split, typedAs } from "./commands.js";
import { find, h } from "./dom.js";
import { Field } from "./field.js";
import { Suggest } from "./suggest.js";

const LABEL = "Message, or / for commands";
const LONGEST = 2000;

/** A command in the list of commands. */
function commandRow(leaf) {
  const slots = leaf.options.map((option) => h("span", { class: "slot" }, option.name));
  return [h("strong", {}, `/${leaf.path}`), slots, h("small", {}, leaf.description)];
}

/** Pairs as an object, without those that have no value. */
function valued(pairs) {
  return Object.fromEntries(pairs.filter(([, value]) => value !== undefined));
}

/** The box. `world` is what the page knows; `hooks`: `say(text)`, `send(leaf, values, text)`, `ask(leaf, option, text, values)`. */
export class Composer {
  constructor(world, hooks) {
    this.world = world;
    this.hooks = hooks;
    this.box = find("composer");
    this.past = [];
    this.plain();
  }

  get all() {
    return listed(this.world);
  }

  /** The simple box: one line. */
  plain() {
    this.input = h("input", {
      id: "command", type: "text", placeholder: LABEL, "aria-label": LABEL, spellcheck: "false", enterkeyhint: "send",
      maxlength: LONGEST,
    });
    this.hint = h("p", { class: "hint", role: "status" });
    this.suggest = new Suggest(this.input, "Commands", {
      list: (typed) => (typed.startsWith("/") ? fitting(this.all, typed) : []),
      node: commandRow,
      first: (typed) => !split(this.all, typed),
      pick: (leaf) => this.pick(leaf),
    });
    const opener = h("button", {
      type: "button", class: "button secondary", "aria-label": "List the commands", title: "List the commands",
      onclick: () => this.list(),
    }, "/");
    const holder = h("div", { class: "holder" }, this.input, this.suggest.list);
    const send = h("button", { type: "submit", class: "button primary" }, "Send");
    const form = h("form", { class: "line" }, opener, holder, send);
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.enter();
    });
    this.input.addEventListener("keydown", (event) => this.recall(event));
    this.input.addEventListener("input", () => (this.hint.textContent = ""));
    this.box.replaceChildren(form, this.hint);
  }

  /** Shows the list of all commands. */
  list() {
    if (!this.input.isConnected) this.plain();
    this.input.value = "/";
    this.input.focus();
    this.suggest.open();
  }

  /** With the arrow up, an empty box shows what was sent last. */
  recall(event) {
    if (event.key !== "ArrowUp" || this.input.value || !this.past.length) return;
    event.preventDefault();
    this.input.value = this.past.at(-1);
  }

  pick(leaf) {
    if (leaf.options.length) {
      this.form(leaf, {});
      return;
    }
    this.input.value = `/${leaf.path}`;
    this.hint.textContent = `${leaf.description} – press Enter to send.`;
    this.input.focus();
  }

  /** Sends what is typed, or shows the form if there is more to say. */
  enter() {
    const text = this.input.value.trim();
    if (!text.startsWith("/")) {
      if (text) this.say(text);
      return;
    }
    const found = split(this.all, text);
    if (!found) {
      this.hint.textContent = `The bot has no command ${text}.`;
      return;
    }
    const { leaf, rest } = found;
    this.start(leaf, rest ? given(leaf, rest) : {}, !leaf.options.length || Boolean(rest));
  }

  /** Sends a message; it comes back if that fails. */
  async say(text) {
    this.input.value = "";
    try {
      await this.hooks.say(text);
    } catch (error) {
      this.input.value ||= text;
      this.hint.textContent = error.message || "The message could not be sent.";
    }
  }

  /** Sends a command with these texts if they do (and `ready`); else shows its form. */
  start(leaf, texts, ready) {
    const found = leaf.options.map((option) => [option.name, read(option, texts[option.name] ?? "", this.world)]);
    const known = Object.keys(texts).every((name) => leaf.options.some((option) => option.name === name));
    if (ready && known && found.every(([, one]) => !one.reason)) {
      this.plain();
      this.send(leaf, found, texts);
    } else {
      this.form(leaf, texts);
    }
  }

  send(leaf, pairs, texts) {
    const text = typedAs(leaf, texts);
    this.past.push(text);
    this.hooks.send(leaf, valued(pairs.map(([name, one]) => [name, one.value])), text);
  }

  /** The form of a command's options. */
  form(leaf, texts) {
    const fields = leaf.options.map((option) => new Field(option, texts[option.name] ?? "", this.world,
      (asked, text) => this.hooks.ask(leaf, asked, text, this.values(fields, asked))));
    const leave = () => {
      this.plain();
      this.input.focus();
    };
    const form = h("form", { class: "form", "aria-label": `/${leaf.path}`, novalidate: true },
      h("p", { class: "chosen" }, h("strong", {}, `/${leaf.path}`), ` ${leaf.description}`),
      h("div", { class: "fields" }, fields.map((field) => field.node)),
      h("div", { class: "line" },
        h("button", { type: "submit", class: "button primary" }, "Send"),
        h("button", { type: "button", class: "button secondary", onclick: leave }, "Cancel"),
        h("span", { class: "hint keys" }, "Enter sends, Escape cancels")));
    form.addEventListener("keydown", (event) => event.key === "Escape" && leave());
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.submit(leaf, fields);
    });
    this.box.replaceChildren(form);
    (fields.find((field) => !field.input.value) ?? fields[0])?.input.focus();
  }

  submit(leaf, fields) {
    const pairs = fields.map((field) => [field.option.name, field.read()]);
    fields.forEach((field, place) => field.complain(pairs[place][1].reason ?? ""));
    const wrong = pairs.findIndex(([, one]) => one.reason);
    if (wrong >= 0) {
      fields[wrong].input.focus();
      return;
    }
    const texts = Object.fromEntries(fields.map((field) => [field.option.name, field.input.value.trim()]));
    this.plain();
    this.input.focus();
    this.send(leaf, pairs, texts);
  }

  /** What the other fields hold, for the bot's suggestions. */
  values(fields, asked) {
    const others = fields.filter((field) => field.option !== asked);
    return valued(others.map((field) => [field.option.name, field.read().value]));
  }
}
