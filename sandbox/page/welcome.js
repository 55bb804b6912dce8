// What an empty channel shows: where one is, and how to begin.

import { listed, starters, typedAs } from "./commands.js";
import { find, h } from "./dom.js";

const MOST_NAMED = 6;
const WHERE = "This is a stand-in for Discord on this machine alone; only the bot is real.";
const PEOPLE = "Each name at the top is a person. Press one to see what they see, and to act as them; "
  + "another person can sit in another tab.";

/** What the bot suggests for the first option of the first command, once it has been asked. */
let suggested = null;

async function asked(world, composer, shortcuts, [first]) {
  const option = first?.options[0];
  if (suggested || !option?.autocomplete) return;
  suggested = [];
  try {
    suggested = await composer.hooks.ask(first, option, "", {});
  } catch {
    suggested = null; // the bot is away: the next drawing asks again
  }
  if (suggested?.length && !find("empty").hidden) welcome(world, composer, shortcuts);
}

/** Draws the hint for whoever sees an empty channel. */
export function welcome(world, composer, shortcuts) {
  const box = find("empty");
  const all = listed(world);
  const { line } = world.greeting;
  const intro = [h("p", { class: "head1" }, "Welcome"), line && h("p", {}, line), h("p", {}, WHERE)].filter(Boolean);
  if (!all.length) {
    box.replaceChildren(...intro, h("p", { role: "status" }, "The bot has not come yet: it is on its way."));
    return;
  }
  asked(world, composer, shortcuts, all);
  const quick = shortcuts.buttons("success");
  const begin = starters(all, world, suggested ?? []).map(({ leaf, texts }) => h("button", {
    type: "button", class: quick.length ? "button secondary" : "button primary",
    onclick: () => composer.start(leaf, texts, true), title: typedAs(leaf, texts),
  }, Object.values(texts)[0] ?? `/${leaf.path}`));
  const more = all.slice(begin.length ? 1 : 0, MOST_NAMED).map((leaf) => h("button", {
    type: "button", class: "option", onclick: () => composer.start(leaf, {}, !leaf.options.length),
  }, h("strong", {}, `/${leaf.path}`), h("small", {}, leaf.description)));
  box.replaceChildren(...intro,
    h("div", { class: "row quick" }, quick),
    begin.length && h("p", {}, `${all[0].description} with `, h("code", {}, `/${all[0].path}`), ":"),
    h("div", { class: "row" }, begin),
    h("p", {}, "Talk to the bot with commands: type ", h("code", {}, "/"), " below, or press one of these."),
    more.length && h("div", { class: "options" }, more),
    h("p", {}, h("button", { type: "button", class: "plain", onclick: () => composer.list() }, "All commands")),
    h("p", { class: "small" }, PEOPLE));
}
