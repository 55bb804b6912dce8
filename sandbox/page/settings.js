// Settings: the language of a user's Discord, and whether a reload forgets private messages, as Discord's does.

import { post } from "./api.js";
import { find } from "./dom.js";
import { isPrivate } from "./feed.js";

const KEY = "sandbox-forget", YES = "yes";

/** The settings behind the button at the top; `changed()` is called when the sandbox has got one. */
export class Settings {
  constructor(here, changed) {
    this.forgets = localStorage.getItem(KEY) === YES; // it is the next reload that forgets
    this.newest = null;
    const box = find("settings"), forget = find("forget");
    forget.checked = this.forgets;
    forget.addEventListener("change", () => localStorage.setItem(KEY, forget.checked ? YES : ""));
    find("locale").addEventListener("change", async ({ target }) => {
      await post("user", { id: here.user, locale: target.value }).catch(() => null);
      changed();
    });
    addEventListener("click", ({ target }) => box.contains(target) || (box.open = false));
    box.addEventListener("keydown", (event) => {
      if (event.key !== "Escape") return;
      box.open = false;
      box.querySelector("summary").focus();
    });
  }

  /** Notes the newest id that there was when the page was loaded. */
  loaded(newest) {
    this.newest ??= newest;
  }

  /** Whether a message went with the reload. */
  forgotten(message) {
    return this.forgets && isPrivate(message) && BigInt(message.id) <= BigInt(this.newest ?? 0);
  }
}
