// What the user has under way: commands, presses, choices, modals, and which of them failed.

import { Away, Impossible, post } from "./api.js";
import { showModal } from "./modal.js";
import { address } from "./places.js";

const MODAL = 9;
const FAILED = "This interaction failed";

/** The user's actions. `line` tells whether the bot is there; `hooks`: `draw(message id)`, `notices(list)`. */
export class Desk {
  constructor(world, here, line, hooks) {
    this.world = world;
    this.here = here;
    this.line = line;
    this.hooks = hooks;
    this.busy = new Map();
    this.errors = new Map();
    this.drafts = new Map();
    this.notices = [];
    this.names = {
      user: (id) => world.users.find((user) => user.id === id)?.name ?? `user ${id}`,
      channel: (id) => world.channels.find((channel) => channel.id === id)?.name,
      address: (id) => address(here.user, id),
    };
  }

  /** What components.js needs for a message. */
  of(message) {
    const key = this.key(message.id);
    const attempt = this.busy.get(key);
    return {
      names: { ...this.names, me: this.here.user },
      busy: attempt?.custom_id,
      giveUp: attempt?.giveUp,
      error: this.errors.get(key),
      press: (custom_id) => this.act("click", message.id, custom_id, {}),
      choose: (custom_id, values) => this.act("select", message.id, custom_id, { values }),
      draft: (custom_id, values) => this.draft(`${key} ${custom_id}`, values),
    };
  }

  /** The bot has changed a message: what failed there before is old. */
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
    const attempt = { custom_id };
    this.busy.set(key, attempt);
    this.errors.delete(key);
    const draw = () => this.hooks.draw(message);
    draw();
    const where = { ...this.here };
    try {
      this.done(await this.insist(path, { ...where, message, custom_id, ...more }, attempt, draw), where);
      this.drafts.delete(`${key} ${custom_id}`);
    } catch (error) {
      const gone = attempt.again && error instanceof Impossible; // the bot came back and changed what was there
      if (!gone) this.errors.set(key, reason(error));
    }
    this.busy.delete(key);
    draw();
  }

  /** A command; whether the bot has answered it. */
  async slash(command, options, text) {
    return this.notice(text, "slash", { command, options });
  }

  /** Something without a message of its own, shown below the messages while it is under way. */
  async notice(text, path, body) {
    const where = { ...this.here };
    const notice = this.tell(text, "");
    try {
      const answer = await this.insist(path, { ...where, ...body }, notice, () => this.show());
      this.done(answer, where);
      this.clear(notice);
      return Boolean(answer);
    } catch (error) {
      notice.error = reason(error);
      this.show();
      return false;
    }
  }

  /** A new notice. */
  tell(text, error) {
    const where = { ...this.here };
    const notice = { where, text, who: this.names.user(where.user), error };
    this.notices.push(notice);
    this.show();
    return notice;
  }

  /**
   * Sends, again and again until the bot is there to get it; the answer. While it waits,
   * `attempt.giveUp` ends that, and then there is no answer.
   */
  async insist(path, body, attempt, draw) {
    for (;;) {
      try {
        if (this.line.up) return await post(path, body);
      } catch (error) {
        if (!(error instanceof Away)) throw error;
        this.line.know({ ready: false });
      }
      const gaveUp = new Promise((done) => (attempt.giveUp = () => done(true)));
      draw();
      if (await Promise.race([gaveUp, this.line.back()])) return null;
      delete attempt.giveUp;
      attempt.again = true;
      draw();
    }
  }

  /** The answer to an interaction, if there is one. Throws if the bot did not answer. */
  done(answer, where) {
    if (answer?.failed) throw new Impossible(FAILED);
    if (answer?.kind !== MODAL) return;
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
  return error.message === FAILED ? FAILED : `${FAILED}: ${error.message}`;
}
