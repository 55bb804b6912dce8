// What the user has under way: commands, presses, choices, modals, and what failed of them.

import { Impossible, post } from "./api.js";
import { showModal } from "./modal.js";

const MODAL = 9;
const FAILED = "This interaction failed";

/** The user's actions. `hooks`: `draw(message id)`, `notices(list)`. */
export class Desk {
  constructor(world, here, hooks) {
    this.world = world;
    this.here = here;
    this.hooks = hooks;
    this.busy = new Map();
    this.errors = new Map();
    this.drafts = new Map();
    this.notices = [];
    this.names = {
      user: (id) => world.users.find((user) => user.id === id)?.name ?? `user ${id}`,
      channel: (id) => world.channels.find((channel) => channel.id === id)?.name ?? `channel ${id}`,
    };
  }

  /** What components.js needs for a message. */
  of(message) {
    const key = this.key(message.id);
    return {
      names: { ...this.names, me: this.here.user },
      busy: this.busy.get(key),
      error: this.errors.get(key),
      press: (custom_id) => this.act("click", message.id, custom_id, {}),
      choose: (custom_id, values) => this.act("select", message.id, custom_id, { values }),
      draft: (custom_id, values) => this.draft(`${key} ${custom_id}`, values),
    };
  }

  /** The bot has changed a message: what failed of it before is old. */
  forget(message) {
    this.errors.delete(this.key(message));
  }

  key(message) {
    return `${this.here.user} ${message}`;
  }

  /** The values ticked in a select and not yet sent; with `values` sets them. */
  draft(key, values) {
    if (values) this.drafts.set(key, values);
    return this.drafts.get(key);
  }

  /** A press or a choice in a message; one at a time. */
  async act(path, message, custom_id, more) {
    const key = this.key(message);
    if (this.busy.has(key)) return;
    this.busy.set(key, custom_id);
    this.errors.delete(key);
    this.hooks.draw(message);
    const where = { ...this.here };
    try {
      this.done(await post(path, { ...where, message, custom_id, ...more }), where);
      this.drafts.delete(`${key} ${custom_id}`);
    } catch (error) {
      this.errors.set(key, reason(error));
    }
    this.busy.delete(key);
    this.hooks.draw(message);
  }

  /** A command. */
  async slash(command, options, text) {
    await this.notice(text, "slash", { command, options });
  }

  /** Something without a message of its own, shown below the messages while it is under way. */
  async notice(text, path, body) {
    const where = { ...this.here };
    const notice = { where, text, who: this.names.user(where.user), error: "" };
    this.notices.push(notice);
    this.show();
    try {
      this.done(await post(path, { ...where, ...body }), where);
      this.clear(notice);
    } catch (error) {
      notice.error = reason(error);
      this.show();
    }
  }

  /** The answer to an interaction. Throws if the bot did not answer. */
  done(answer, where) {
    if (answer.failed) throw new Impossible(FAILED);
    if (answer.kind !== MODAL) return;
    const { custom_id, title } = answer.data;
    showModal(answer.data, (fields) => {
      const same = where.user === this.here.user && where.channel === this.here.channel;
      if (same) this.notice(title ?? custom_id, "submit", { custom_id, fields });
    });
  }

  clear(notice) {
    this.notices = this.notices.filter((one) => one !== notice);
    this.show();
  }

  /** Shows what is under way here. */
  show() {
    const { user, channel } = this.here;
    this.hooks.notices(this.notices.filter(({ where }) => where.user === user && where.channel === channel));
  }
}

function reason(error) {
  if (error instanceof Impossible) return error.message === FAILED ? FAILED : `${FAILED}: ${error.message}`;
  return `${FAILED}: ${error.message}`;
}
