// The page as a whole: whose eyes, which channel, what happens there.

import { get, post, Stream } from "./api.js";
import { Composer } from "./composer.js";
import { Desk } from "./desk.js";
import { find } from "./dom.js";
import { Feed } from "./feed.js";
import { roam } from "./keys.js";
import { Line } from "./line.js";
import { Places } from "./places.js";
import { Settings } from "./settings.js";
import { Shortcuts } from "./shortcuts.js";
import { speak } from "./spoken.js";
import { welcome } from "./welcome.js";

const SOON_MS = 1000, LATER_MS = 10000;

const world = { users: [], channels: [], commands: [], shortcuts: [], greeting: { line: "", commands: [] }, ready: false };
const here = { user: null, channel: null };
const line = new Line();
const places = new Places(world, here);
const desk = new Desk(world, here, line, { draw: (id) => feed.draw(id), notices: (list) => feed.notices(list) });
const feed = new Feed((message) => desk.of(message), { dismiss, clear: (notice) => desk.clear(notice), speak });
const shortcuts = new Shortcuts(world, desk, feed);
const settings = new Settings(here, survey);
const composer = new Composer(world, {
  say: async (text) => {
    await post("say", { ...here, text });
    feed.toEnd();
  },
  send: (leaf, values, text) => desk.slash(leaf.path, values, text),
  ask: (leaf, option, text, options) =>
    post("autocomplete", { ...here, command: leaf.path, option: option.name, text, options }),
});
let stream = null;
let loads = 0;
let timer = null;

/** Goes where the address says. */
function route() {
  const asked = places.asked();
  if (!asked) return;
  const { user, channel } = asked;
  const other = user !== here.user;
  if (!other && channel === here.channel) return;
  if (here.user) composer.plain();
  Object.assign(here, { user, channel });
  places.seen();
  places.draw();
  if (other) listen();
  load();
}

/** The messages that are here; with `again`, after the line was lost: only what has changed is drawn. */
async function load(again = false) {
  const turn = ++loads;
  const found = await get("messages", here).catch(() => null);
  if (turn !== loads || !found) return;
  const messages = found.filter((message) => !settings.forgotten(message));
  if (again) feed.renew(messages);
  else feed.show(messages);
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
  clearTimeout(timer);
  const before = JSON.stringify(world), names = channelNames();
  const { newest_id, ...found } = await get("state").catch(() => ({ ready: false }));
  settings.loaded(newest_id);
  Object.assign(world, found);
  if (JSON.stringify(world) !== before) {
    route();
    places.draw();
    drawEmpty();
  }
  if (channelNames() !== names) feed.relink();
  line.know({ ready: world.ready });
  clearTimeout(timer);
  timer = setTimeout(survey, line.up && world.commands.length ? LATER_MS : SOON_MS);
}

function channelNames() {
  return JSON.stringify(world.channels.map(({ id, name }) => [id, name]));
}

function listen() {
  stream?.close();
  let known = false;
  stream = new Stream(here.user, {
    live: () => {
      line.know({ live: true });
      if (known) load(true);
      known = true;
      survey();
    },
    lost: () => line.know({ live: false }),
    event: happen,
  });
}

/** An event of the stream: of a message, or of what the sandbox is. */
function happen({ event, message, pinged }) {
  if (event === "failed") return;
  if (!message) {
    survey();
    return;
  }
  const channel = message.channel_id;
  if (event === "create") places.ping(channel, pinged ?? []);
  if (channel !== here.channel || settings.forgotten(message)) return;
  desk.forget(message.id);
  if (event === "delete") feed.drop(message.id);
  else feed.put(event === "create" ? { ...message, pinged } : message);
  drawEmpty();
}

function drawEmpty() {
  find("empty").hidden = feed.messages.size > 0;
  if (!feed.messages.size) welcome(world, composer, shortcuts);
  shortcuts.draw();
}

find("skip").addEventListener("click", (event) => {
  event.preventDefault(); // the address is for the user and the channel
  find("command")?.focus();
});
addEventListener("hashchange", route);
roam(find("feed"), composer);
survey();
