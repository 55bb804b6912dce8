// Buttons that send a command and press what the bot then offers: a whole way in one click.

import { given, listed, read, split } from "./commands.js";
import { find, h } from "./dom.js";
import { address } from "./places.js";

const PATIENCE_MS = 5000;

/** The shortcuts that the sandbox was started with. */
export class Shortcuts {
  constructor(world, desk, feed) {
    this.world = world;
    this.desk = desk;
    this.feed = feed;
    this.running = null;
  }

  /** The buttons in a style, of those whose command the bot has. */
  buttons(style) {
    const all = listed(this.world);
    return this.world.shortcuts.filter(({ steps }) => split(all, steps[0])).map((shortcut) => h("button", {
      type: "button", class: `button ${style}`, "aria-busy": this.running === shortcut.label && "true",
      "data-name": shortcut.label, onclick: () => this.run(shortcut),
    }, shortcut.label));
  }

  draw() {
    const box = find("shortcuts");
    const held = box.contains(document.activeElement) && document.activeElement.dataset.name;
    box.replaceChildren(...this.buttons(this.feed.messages.size ? "secondary" : "success"));
    if (held) [...box.children].find((one) => one.dataset.name === held)?.focus();
  }

  async run({ label, steps: [typed, ...labels] }) {
    if (this.running) return;
    this.running = label;
    this.draw();
    const before = {
      messages: new Set(this.feed.messages.values()), channels: new Set(this.world.channels.map(({ id }) => id)),
      here: { ...this.desk.here },
    };
    const { leaf, rest } = split(listed(this.world), typed);
    const texts = given(leaf, rest);
    const read_ = leaf.options.map((option) => [option.name, read(option, texts[option.name] ?? "", this.world).value]);
    const values = Object.fromEntries(read_.filter(([, value]) => value !== undefined));
    let going = await this.desk.slash(leaf.path, values, typed);
    for (const [place, wanted] of labels.entries()) going &&= await this.press(wanted, before, place > 0);
    this.running = null;
    this.draw();
    if (going) this.feed.last()?.focus({ preventScroll: true });
  }

  /**
   * Presses a button that was not there `before`, also in a new thread to which the bot's answer leads; whether
   * there was one in time. `tell`s if there was not.
   */
  async press(label, before, tell) {
    let found = null;
    do {
      if (found) this.enter(found.thread, before);
      found = await this.feed.until(() => this.offered(label, before) ?? this.opened(before), PATIENCE_MS);
    } while (found?.thread);
    if (!found) { // after the command itself the bot's answer says why
      if (tell) this.desk.tell(label, `The bot does not offer “${label}” here.`);
      return false;
    }
    before.messages.add(found.message);
    await this.desk.act("click", found.message.id, found.button.custom_id, {});
    return true;
  }

  /** The newest button with a label, in a message that came or changed after those `before`. */
  offered(label, before) {
    for (const message of this.fresh(before)) {
      const button = inside(message.components).find((one) => one.label === label);
      if (button && !button.disabled) return { message, button };
    }
    return null;
  }

  /** A new thread that such a message links to. */
  opened(before) {
    for (const message of this.fresh(before)) {
      const ids = [...JSON.stringify(message).matchAll(/<#(\d+)>/g)].map(([, id]) => id);
      const thread = this.world.channels.find(({ id }) => ids.includes(id) && !before.channels.has(id));
      if (thread) return { thread: thread.id };
    }
    return null;
  }

  /** Goes into a thread, where the way leads on. */
  enter(thread, before) {
    before.channels.add(thread);
    before.here.channel = thread;
    location.hash = address(before.here.user, thread);
  }

  /** The messages that came or changed after those `before`, from the newest; none if the user went elsewhere. */
  fresh({ messages, here }) {
    const { user, channel } = this.desk.here;
    if (user !== here.user || channel !== here.channel) return [];
    return [...this.feed.messages.values()].reverse().filter((message) => !messages.has(message));
  }
}

/** All components of a message, those inside others too. */
function inside(parts) {
  return (parts ?? []).flatMap((part) => [part, ...inside(part.components), ...inside(part.accessory && [part.accessory])]);
}
