"""A real browser on the sandbox's page. Where there is none, the tests say so and are skipped."""

import shutil
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Browser, async_playwright

from sandbox import SOFT, Server
from tests.browser.tab import DESKTOP, Tab, new_tab
from tests.sandbox.botside import Bot

NAMES = "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"

NewTab = Callable[..., Awaitable[Tab]]


def installed_browser(bundled: str) -> str | None:
    """The browser of this machine, or Playwright's own."""
    paths = (path for name in NAMES if (path := shutil.which(name)))
    return next(paths, bundled if Path(bundled).exists() else None)


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    async with async_playwright() as playwright:
        path = installed_browser(playwright.chromium.executable_path)
        if path is None:
            pytest.skip("no Chromium: install chromium, or run `playwright install chromium`")
        browser = await playwright.chromium.launch(executable_path=path)
        yield browser
        await browser.close()


@pytest_asyncio.fixture(loop_scope="session")
async def server(browser: Browser) -> AsyncIterator[Server]:
    """A sandbox that accepts all that Discord would, however quickly it comes."""
    async with Server(limit=10_000, hardness=SOFT) as server:
        yield server


@pytest_asyncio.fixture(loop_scope="session")
async def bot(server: Server) -> AsyncIterator[Bot]:
    """A bot that only posts what a test makes it post."""
    async with Bot(server) as bot:
        await bot.identified()
        yield bot


@pytest_asyncio.fixture(loop_scope="session")
async def new(browser: Browser, server: Server) -> AsyncIterator[NewTab]:
    """Opens tabs; no script in them may have failed."""
    tabs: list[Tab] = []

    async def new(device: dict[str, Any] = DESKTOP) -> Tab:
        tabs.append(await new_tab(browser, server, device))
        return tabs[-1]

    yield new
    for tab in tabs:
        await tab.page.context.close()
        assert not tab.errors
