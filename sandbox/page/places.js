// Whose eyes and which channel: the people at the top, channels, their threads and direct messages at the side.

import { post } from "./api.js";
import { find, h } from "./dom.js";

/** The address of a place on the page. */
export function address(user, channel) {
  return `#${new URLSearchParams({ user, channel })}`;
}

/** People and channels as links, with the pings that nobody has seen yet. */
export class Places {
  constructor(world, here) {
    this.world = world;
    this.here = here;
    this.unread = new Map();
  }

  /** Goes where the page's address says, as far as that exists; {user, channel}, or null without any. */
  asked() {
    const hash = new URLSearchParams(location.hash.slice(1));
    const named = (list, id, old) => list.find((one) => one.id === id) ?? list.find((one) => one.id === old) ?? list[0];
    const user = named(this.world.users, hash.get("user"), this.here.user)?.id;
    const channel = named(this.of(user), hash.get("channel"), this.here.channel)?.id;
    if (!user || !channel) return null;
    if (location.hash !== address(user, channel)) history.replaceState(null, "", address(user, channel));
    return { user, channel };
  }

  /** The channels that a user may enter: those of servers, and their own direct messages and groups. */
  of(user) {
    return this.world.channels.filter((one) => one.recipients?.some(({ id }) => id === user) ?? true);
  }

  key(user, channel) {
    return `${user} ${channel}`;
  }

  /** A message has notified these people. */
  ping(channel, users) {
    for (const user of users) {
      if (user === this.here.user && channel === this.here.channel) continue;
      this.unread.set(this.key(user, channel), this.pings(user, channel) + 1);
    }
    if (users.length) this.draw();
  }

  /** What is here has been seen. */
  seen() {
    this.unread.delete(this.key(this.here.user, this.here.channel));
  }

  /** The number of pings that a user has not seen, in a channel or in all. */
  pings(user, channel) {
    if (channel) return this.unread.get(this.key(user, channel)) ?? 0;
    return this.world.channels.reduce((sum, one) => sum + this.pings(user, one.id), 0);
  }

  draw() {
    const { users } = this.world, channels = this.of(this.here.user);
    swap(find("users"), users.map((user) => this.userLink(user)));
    const tops = channels.filter((one) => !channels.some((other) => other.id === one.parent_id));
    swap(find("channels"), tops.flatMap((top) => [
      this.channelLink(top), ...channels.filter((one) => one.parent_id === top.id).map((one) => this.channelLink(one)),
    ]).concat(this.directLink(channels)));
    const current = find("channels").querySelector("[aria-current]");
    requestAnimationFrame(() => current?.scrollIntoView({ block: "nearest", inline: "nearest" })); // once it has its place
    this.drawTitle();
  }

  drawTitle() {
    const channel = this.world.channels.find((one) => one.id === this.here.channel);
    const parent = this.world.channels.find((one) => one.id === channel?.parent_id);
    const user = this.world.users.find((one) => one.id === this.here.user)?.name ?? "";
    const back = parent && h("a", { class: "back", href: address(this.here.user, parent.id) },
      h("span", { "aria-hidden": "true" }, "‹ "), `# ${parent.name}`);
    swap(find("way"), [back].filter(Boolean));
    find("title").replaceChildren(h("span", { "aria-hidden": "true" }, parent ? "↳ " : sign(channel)), channel?.name ?? "",
      h("small", {}, ` as ${user} sees it`));
    find("locale").value = this.world.users.find((one) => one.id === this.here.user)?.locale ?? "en-US";
    document.title = `${sign(channel).trim()}${channel?.name ?? ""} – ${user} – Sandbox`;
  }

  userLink(user) {
    const props = { href: address(user.id, this.here.channel), class: "user", "data-name": user.id };
    return h("a", { ...props, "aria-current": user.id === this.here.user && "page" },
      h("span", { class: "face", "aria-hidden": "true" }, user.name[0]), user.name, badge(this.pings(user.id)));
  }

  channelLink(channel) {
    const thread = this.world.channels.some((one) => one.id === channel.parent_id);
    const asleep = channel.thread_metadata?.archived;
    const current = channel.id === this.here.channel;
    const props = { href: address(this.here.user, channel.id), "data-name": channel.id };
    return h("a", { ...props, "aria-current": current && "page", class: thread ? "channel thread" : "channel" },
      h("span", { "aria-hidden": "true" }, thread ? "↳ " : sign(channel)), h("span", { class: "name" }, channel.name),
      thread && h("span", { class: "unseen" }, " thread"), asleep && h("small", {}, " closed"),
      channel.guest && h("small", {}, " guest"), badge(this.pings(this.here.user, channel.id)));
  }

  /** A way to talk with the bot alone, until there is one. */
  directLink(channels) {
    if (!this.here.user || channels.some((one) => one.recipients?.length === 1)) return [];
    const open = () => post("channel", { name: "Bot", members: [this.here.user] }).catch(() => null);
    return [h("button", { type: "button", class: "channel plain", "data-name": "direct", onclick: open }, "@ Message the bot")];
  }
}

/** What stands before the name of a channel. */
function sign(channel) {
  return channel?.recipients ? "@ " : "# ";
}

/** Puts links in the place of others; the focus stays on the same one. */
function swap(box, nodes) {
  const held = box.contains(document.activeElement) && document.activeElement.dataset.name;
  box.replaceChildren(...nodes);
  if (held) nodes.find((node) => node.dataset.name === held)?.focus();
}

function badge(number) {
  return number > 0 && h("span", { class: "badge" }, `@${number}`, h("span", { class: "unseen" }, " pings"));
}
