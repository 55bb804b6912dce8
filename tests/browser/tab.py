"""A tab of a browser on the sandbox's page, and what a person at it looks for."""

import asyncio
from typing import Any

from axe_playwright_python.async_playwright import Axe
from playwright.async_api import Browser, Locator, Page

from engine.actions import WORDS
from sandbox import Server
from tests.wire.playing import MOVES

PHONE: dict[str, Any] = {
    "viewport": {"width": 412, "height": 860},
    "has_touch": True,
    "is_mobile": True,
}
DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}

FAR = 120
"""Presses of Tab that lead everywhere."""
SEEN = "(node) => node.matches(':focus-visible') && getComputedStyle(node).outlineStyle !== 'none'"
MESSAGE = (
    "(node) => { const one = node.closest('.message'); return [one.dataset.id, one.innerText]; }"
)
CHANGED = "([id, text]) => document.querySelector(`[data-id='${id}']`)?.innerText !== text"
SERIOUS = {"serious", "critical"}

NEWEST_MOVES = """(kinds) => {
  const found = [];
  for (const node of document.querySelectorAll(".private [data-control]:not(:disabled)")) {
    const [table, , seq, ...rest] = node.dataset.control.split(":");
    const code = rest.join(":");
    if (table === "t" && kinds.includes(rest[0])) found.push({ seq: Number(seq), code });
  }
  const last = Math.max(...found.map((one) => one.seq));
  return found.filter((one) => one.seq === last);
}"""
"""The moves that the newest hand offers."""

NEXT = f"""([kinds, after, until]) => {{
  const heads = [...document.querySelectorAll("#messages :is(h3, h4, h5)")];
  if (until && heads.some((head) => head.textContent.startsWith(until))) return [];
  const found = ({NEWEST_MOVES})(kinds);
  return found.length && found[0].seq > after && found;
}}"""
"""Those moves as soon as they are new, or none at a heading."""

SMALL = """(least) => [...document.querySelectorAll("button, input, [role=option], nav a, .file")]
  .filter((node) => node.checkVisibility({ opacityProperty: true }) && node.offsetHeight < least)
  .map((node) => `${node.outerHTML.slice(0, 120)}: ${node.offsetHeight}`)"""
"""Controls that are lower than this."""


class Tab:
    """A person's tab."""

    def __init__(self, page: Page, server: Server) -> None:
        self.page = page
        self.server = server
        self.errors: list[str] = []
        page.on("pageerror", lambda error: self.errors.append(str(error)))

    async def open_channel(self, user: int, channel: int) -> None:
        """Open the page as somebody in a channel."""
        await self.page.goto(f"{self.server.address}/#user={user}&channel={channel}")
        await self.wait_for_text("#link", "Live")

    async def wait_for_text(self, selector: str, text: str) -> None:
        """Wait until an element says something."""
        await self.page.locator(selector).filter(has_text=text).first.wait_for()

    def button(self, name: str) -> Locator:
        """The newest button of a name in the messages."""
        return self.page.locator("#messages").get_by_role("button", name=name, exact=True).last

    async def private_message_ids(self) -> set[str]:
        """The ids of the messages that only this person sees."""
        ids = "(nodes) => nodes.map((node) => node.dataset.id)"
        return set(await self.page.locator(".message.private").evaluate_all(ids))

    # Playing --------------------------------------------------------------------------------

    async def wait_for_moves(self, last_seq: int = -1, *, until: str = "") -> list[dict[str, Any]]:
        """The moves that the newest hand offers, once it is one of a later state of the table.

        None if a heading ``until`` comes first.
        """
        handle = await self.page.wait_for_function(NEXT, arg=[[*MOVES, *WORDS], last_seq, until])
        moves: list[dict[str, Any]] = await handle.json_value()
        return moves

    def move_button(self, move: dict[str, Any]) -> Locator:
        """The button of a move."""
        end = f":{move['seq']}:{move['code']}"
        return self.page.locator(f'.private [data-control$="{end}"]').last

    async def press_and_wait(self, name: str, *, by_keys: bool = False) -> None:
        """Press a button, and wait until its message says something else."""
        button = self.button(name)
        old_text = await button.evaluate(MESSAGE)
        if by_keys:
            await self.tab_to(button)
            await self.page.keyboard.press("Enter")
        else:
            await button.click()
        await self.page.wait_for_function(CHANGED, arg=old_text)

    async def tab_to(self, target: Locator) -> None:
        """Go to a control with only the Tab key, and make sure that the focus is seen."""
        await target.wait_for()
        for _ in range(FAR):
            if await target.evaluate("(node) => node === document.activeElement"):
                break
            await self.page.keyboard.press("Tab")
        assert await target.evaluate(SEEN)

    # What holds for every view --------------------------------------------------------------

    async def serious_faults(self) -> list[str]:
        """Serious faults of accessibility that axe-core finds."""
        violations = (await Axe().run(self.page)).response["violations"]
        return [
            f"{violation['id']}: {node['html'][:200]} {node['failureSummary']}"
            for violation in violations
            if violation["impact"] in SERIOUS
            for node in violation["nodes"]
        ]

    async def small_targets(self, least: int) -> list[str]:
        """The controls that are lower than this many pixels."""
        targets: list[str] = await self.page.evaluate(SMALL, least)
        return targets

    async def overflow(self) -> int:
        """By how many pixels the page can be scrolled sideways."""
        wide = "document.documentElement.scrollWidth - innerWidth"
        pixels: int = await self.page.evaluate(wide)
        return pixels


async def new_tab(browser: Browser, server: Server, device: dict[str, Any] = DESKTOP) -> Tab:
    """A tab of its own, with nothing of another's."""
    context = await browser.new_context(**device, reduced_motion="reduce")
    context.set_default_timeout(60_000)
    return Tab(await context.new_page(), server)


async def wait_for_first_decision(last_seqs: dict[Tab, int]) -> tuple[Tab, list[dict[str, Any]]]:
    """The first of some people who has something new to decide, and what."""
    tasks = {asyncio.create_task(tab.wait_for_moves(seq)): tab for tab, seq in last_seqs.items()}
    finished, others = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in others:
        task.cancel()
    await asyncio.gather(*others, return_exceptions=True)
    first = finished.pop()
    return tasks[first], await first


def cheapest_move(moves: list[dict[str, Any]]) -> dict[str, Any]:
    """Choose the move of a player who wants a plain deal: pass, or the first."""
    return next((move for move in moves if move["code"] == "pass"), moves[0])
