// A field for an option of a slash command, with its fixed choices or the bot's own suggestions.

import { choicesOf, limits, narrowed, read } from "./commands.js";
import { fresh, h } from "./dom.js";
import { Suggest } from "./suggest.js";

const PAUSE_MS = 150;

const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A field. `world` gives users and channels; `ask(option, text)` the bot's suggestions. */
export class Field {
  constructor(option, text, world, ask) {
    this.option = option;
    this.world = world;
    this.ask = ask;
    this.picked = null;
    const id = fresh("option");
    this.reason = h("small", { class: "reason", id: `${id}-reason`, role: "alert" });
    this.input = h("input", {
      id, type: "text", value: text, "aria-describedby": `${id}-hint ${id}-reason`,
      "aria-required": option.required && "true", spellcheck: "false", maxlength: option.max_length,
      inputmode: limits(option) ? "numeric" : null,
    });
    const described = [option.description, limits(option)].filter(Boolean).join(" · ");
    this.node = h("div", { class: "field" },
      h("label", { for: id }, option.name, h("small", {}, option.required ? " required" : " optional")),
      h("div", { class: "holder" }, this.input, this.suggestions()),
      h("small", { class: "hint", id: `${id}-hint` }, described),
      this.reason);
    this.input.addEventListener("input", () => this.complain(""));
  }

  /** The list of suggestions, if the option has any. */
  suggestions() {
    const fixed = choicesOf(this.option, this.world);
    if (!fixed && !this.option.autocomplete) return null;
    this.suggest = new Suggest(this.input, this.option.name, {
      list: (text) => (fixed ? narrowed(fixed, this.settled(text) ? "" : text) : this.asked(text)),
      node: (choice) => choice.name,
      none: fixed ? "No such choice" : "The bot suggests nothing for this",
      first: (text) => (text ? !this.settled(text) : Boolean(this.option.required)),
      pick: (choice) => {
        this.picked = choice;
        this.input.value = choice.name;
        this.complain("");
      },
    });
    this.input.addEventListener("focus", () => this.suggest.open());
    this.input.addEventListener("click", () => this.suggest.open());
    return this.suggest.list;
  }

  settled(text) {
    return this.picked?.name === text || Boolean(choicesOf(this.option, this.world)?.some((one) => one.name === text));
  }

  async asked(text) {
    await wait(PAUSE_MS);
    if (text !== this.input.value) return [];
    return this.ask(this.option, this.settled(text) ? "" : text).catch(() => []);
  }

  complain(reason) {
    this.reason.textContent = reason;
    this.input.setAttribute("aria-invalid", String(Boolean(reason)));
  }

  /** The value now: {value}, {reason} or {}. */
  read() {
    if (this.picked?.name === this.input.value) return { value: this.picked.value };
    return read(this.option, this.input.value, this.world);
  }
}
