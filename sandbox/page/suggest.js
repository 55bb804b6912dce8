// A text field with a list of suggestions above it, by the usual keys: arrows, Enter, Tab, Escape.

import { fresh, h } from "./dom.js";

/**
 * Makes a text field suggest. `hooks`: `list(text)` gives (a promise of) items, `node(item)` the inside
 * of a row, `pick(item)` takes the choice, `first(text)` tells whether the first row is chosen by itself,
 * `none` is shown if there are no items (without it nothing is).
 */
export class Suggest {
  constructor(input, name, hooks) {
    this.input = input;
    this.hooks = hooks;
    this.items = [];
    this.active = -1;
    this.asked = 0;
    const props = { class: "suggestions", role: "listbox", "aria-label": name, hidden: true };
    this.list = h("ul", { ...props, id: fresh("suggestions") });
    this.list.addEventListener("mousedown", (event) => event.preventDefault());
    for (const [key, value] of [["role", "combobox"], ["aria-autocomplete", "list"], ["aria-expanded", "false"],
      ["aria-controls", this.list.id], ["autocomplete", "off"]]) input.setAttribute(key, value);
    input.addEventListener("input", () => this.open());
    input.addEventListener("keydown", (event) => this.key(event));
    input.addEventListener("blur", () => this.close());
  }

  /** Asks for the items that fit now; an answer that comes too late is dropped. */
  async open() {
    const ask = ++this.asked;
    const text = this.input.value;
    const items = await this.hooks.list(text);
    if (ask !== this.asked || document.activeElement !== this.input) return;
    this.items = items ?? [];
    this.active = this.items.length && this.hooks.first(text) ? 0 : -1;
    const rows = this.items.map((item, place) => this.row(item, place));
    if (!rows.length && this.hooks.none) rows.push(h("li", { class: "none" }, this.hooks.none));
    this.list.replaceChildren(...rows);
    this.list.hidden = !rows.length;
    this.input.setAttribute("aria-expanded", String(!this.list.hidden));
    this.mark();
  }

  close() {
    this.asked += 1;
    this.active = -1;
    this.list.hidden = true;
    this.input.setAttribute("aria-expanded", "false");
    this.input.removeAttribute("aria-activedescendant");
  }

  row(item, place) {
    const props = { role: "option", id: `${this.list.id}-${place}`, "aria-selected": "false" };
    return h("li", { ...props, onclick: () => this.pick(place) }, this.hooks.node(item));
  }

  pick(place) {
    const item = this.items[place];
    this.close();
    this.hooks.pick(item);
  }

  mark() {
    [...this.list.children].forEach((row, place) => row.setAttribute("aria-selected", String(place === this.active)));
    const row = this.list.children[this.active];
    row?.scrollIntoView({ block: "nearest" });
    if (row) this.input.setAttribute("aria-activedescendant", row.id);
    else this.input.removeAttribute("aria-activedescendant");
  }

  key(event) {
    if (this.list.hidden) {
      if (event.key === "ArrowDown" || event.key === "ArrowUp") this.open();
      return;
    }
    if ((event.key === "ArrowDown" || event.key === "ArrowUp") && this.items.length) {
      const step = event.key === "ArrowDown" ? 1 : -1;
      this.active = (this.active + step + this.items.length) % this.items.length;
      this.mark();
    } else if (event.key === "Enter" && this.active >= 0) {
      this.pick(this.active);
    } else if (event.key === "Tab" && !event.shiftKey && this.active >= 0 && this.input.value) {
      this.pick(this.active);
      return;
    } else if (event.key === "Escape") {
      this.close();
      event.stopPropagation();
    } else {
      return;
    }
    event.preventDefault();
  }
}
