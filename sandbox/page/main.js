// The page as a whole: whose eyes, which channel, what happens there.

import { get, post, Stream } from "./api.js";
import { leaves, starters, typedAs } from "./commands.js";
import { Composer } from "./composer.js";
import { Desk } from "./desk.js";
import { find, h } from "./dom.js";
import { Feed } from "./feed.js";

const SOON_MS = 1500, LATER_MS = 10000;
const MOST_NAMED = 6;
const PEOPLE = "Each name at the top is a person. Press one to see what that person sees, and to act as that person.";

const world = { users: [], channels: [], commands: [], ready: false };
const here = { user: null, channel: null };
const unread = new Map();
const desk = new Desk(world, here, { draw: (id) => feed.draw(id), notices: (list) => feed.notices(list) });
const feed = new Feed((message) => desk.of(message), { dismiss, clear: (notice) => desk.clear(notice) });
const composer = new Composer(world, {
  send: (leaf, values, text) => desk.slash(leaf.path, values, text),
  ask: (leaf, option, text, options) =>
    post("autocomplete", { ...here, command: leaf.path, option: option.name, text, options }),
});
let stream = null;
let loads = 0;

// Where we are: the address holds the user and the channel.

function address(user, channel) {
  return `#${new URLSearchParams({ user, channel })}`;
}

function route() {
  const asked = new URLSearchParams(location.hash.slice(1));
  const named = (list, id, old) => list.find((one) => one.id === id) ?? list.find((one) => one.id === old) ?? list[0];
  const user = named(world.users, asked.get("user"), here.user);
  const channel = named(world.channels, asked.get("channel"), here.channel);
  if (!user || !channel) return;
  if (location.hash !== address(user.id, channel.id)) history.replaceState(null, "", address(user.id, channel.id));
  const other = user.id !== here.user;
  if (!other && channel.id === here.channel) return;
  if (here.user) composer.plain();
  Object.assign(here, { user: user.id, channel: channel.id });
  unread.delete(key(here.user, here.channel));
  drawPlaces();
  if (other) listen();
  load();
}

const key = (user, channel) => `${user} ${channel}`;

/** The number of pings that a user has not seen, in a channel or in all. */
function pings(user, channel) {
  if (channel) return unread.get(key(user, channel)) ?? 0;
  return world.channels.reduce((sum, one) => sum + pings(user, one.id), 0);
}

function badge(number) {
  return number > 0 && h("span", { class: "badge" }, `@${number}`, h("span", { class: "unseen" }, " pings"));
}

function drawPlaces() {
  find("users").replaceChildren(...world.users.map(userLink));
  const tops = world.channels.filter((one) => !world.channels.some((other) => other.id === one.parent_id));
  const inside = (top) => world.channels.filter((one) => one.parent_id === top.id);
  find("channels").replaceChildren(...tops.flatMap((top) => [
    channelLink(top, "# ", "channel"), ...inside(top).map((one) => channelLink(one, "↳ ", "channel thread")),
  ]));
  const channel = world.channels.find((one) => one.id === here.channel)?.name ?? "";
  const user = world.users.find((one) => one.id === here.user)?.name ?? "";
  find("title").replaceChildren(`# ${channel}`, h("small", {}, ` as ${user} sees it`));
  document.title = `#${channel} – ${user} – Sandbox`;
}

function userLink(user) {
  const props = { href: address(user.id, here.channel), "aria-current": user.id === here.user && "page", class: "user" };
  return h("a", props, h("span", { class: "face", "aria-hidden": "true" }, user.name[0]), user.name, badge(pings(user.id)));
}

function channelLink(channel, mark, kind) {
  const current = channel.id === here.channel && "page";
  return h("a", { href: address(here.user, channel.id), "aria-current": current, class: kind },
    h("span", { "aria-hidden": "true" }, mark), channel.name, badge(pings(here.user, channel.id)));
}

// What there is.

async function load() {
  const turn = ++loads;
  const messages = await get("messages", here).catch(() => null);
  if (turn !== loads || !messages) return;
  feed.show(messages);
  desk.show();
  drawEmpty();
}

async function dismiss(message) {
  feed.drop(message.id);
  drawEmpty();
  await post("dismiss", { ...here, message: message.id }).catch(() => null);
}

/** Asks for users, channels and commands; more often while the bot is not there. */
async function survey() {
  const before = JSON.stringify(world);
  const found = await get("state").catch(() => null);
  if (found) Object.assign(world, found);
  else world.ready = false;
  if (JSON.stringify(world) !== before) {
    route();
    drawPlaces();
    drawLink();
    drawEmpty();
  }
  setTimeout(survey, world.ready && world.commands.length ? LATER_MS : SOON_MS);
}

function listen() {
  stream?.close();
  stream = new Stream(here.user, {
    live: () => {
      link.live = true;
      drawLink();
      load();
    },
    lost: () => {
      link.live = false;
      drawLink();
    },
    event: happen,
  });
}

const link = { live: false };

function drawLink() {
  const [kind, text] = !link.live ? ["off", "Connecting …"]
    : !world.ready ? ["wait", "Waiting for the bot …"] : ["on", "Live"];
  find("link").className = `link ${kind}`;
  find("link").textContent = text;
}

/** An event of the stream. */
function happen({ event, message, pinged }) {
  if (!message) return;
  const channel = message.channel_id;
  if (event === "create") ping(channel, pinged ?? []);
  if (channel === here.channel) {
    desk.forget(message.id);
    if (event === "delete") feed.drop(message.id);
    else feed.put(event === "create" ? { ...message, pinged } : message);
    if (event === "create") find("say").textContent = `New message from ${message.author?.global_name ?? "the bot"}`;
    drawEmpty();
  } else if (!world.channels.some((one) => one.id === channel)) {
    get("state").then((found) => Object.assign(world, found)).then(drawPlaces, () => null);
  }
}

function ping(channel, users) {
  for (const user of users) {
    if (user === here.user && channel === here.channel) continue;
    unread.set(key(user, channel), (unread.get(key(user, channel)) ?? 0) + 1);
  }
  if (users.length) drawPlaces();
}

// A hint for who sees an empty channel.

function drawEmpty() {
  const box = find("empty");
  box.hidden = feed.messages.size > 0;
  if (box.hidden) return;
  const all = leaves(world.commands);
  if (!all.length) {
    box.replaceChildren(h("p", {}, "Nothing here yet: the bot has not told its commands so far."));
    return;
  }
  const begin = starters(all, world).map(({ leaf, texts }) => h("button", {
    type: "button", class: "button primary", onclick: () => composer.start(leaf, texts, true),
  }, typedAs(leaf, texts)));
  const more = all.slice(begin.length ? 1 : 0).slice(0, MOST_NAMED).map((leaf) => h("button", {
    type: "button", class: "option", onclick: () => composer.start(leaf, {}, !leaf.options.length),
  }, h("strong", {}, `/${leaf.path}`), h("small", {}, leaf.description)));
  box.replaceChildren(
    h("p", { class: "head2" }, "Nothing here yet"),
    h("p", {}, "Talk to the bot with commands: type ", h("code", {}, `/${all[0].path}`), " below",
      begin.length > 0 && `, or press a button. ${all[0].description}:`),
    h("div", { class: "row" }, begin),
    more.length > 0 && h("div", { class: "options" }, more),
    h("p", {}, h("button", { type: "button", class: "plain", onclick: () => composer.list() }, "All commands")),
    h("p", { class: "small" }, PEOPLE));
}

find("skip").addEventListener("click", (event) => {
  event.preventDefault(); // the address is for the user and the channel
  find("command")?.focus();
});
addEventListener("hashchange", route);
addEventListener("keydown", (event) => {
  const typing = /^(INPUT|TEXTAREA)$/.test(document.activeElement?.tagName ?? "");
  if (event.key !== "/" || typing || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  composer.list();
});
survey();
