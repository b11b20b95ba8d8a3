import type { BrowserContext, Page } from '@playwright/test';

/** Where a journey ended and what the shop said there, for who reads only the end of a run. */
export async function describePages(context: BrowserContext): Promise<string> {
  // A journey with two people makes contexts of its own beside the one it was given.
  const pages = (context.browser()?.contexts() ?? [context]).flatMap((each) => each.pages());
  const seen = await Promise.all(pages.map(describePage));
  return seen.flat().slice(0, 6).join('\n');
}

async function describePage(page: Page): Promise<string[]> {
  const url = page.url();
  if (url === 'about:blank') return [];
  // A page that hangs is one of the reasons to fail; it must not keep the run as well.
  const said = page.evaluate(wordsOfNotices).catch(() => []);
  const late = new Promise<string[]>((resolve) => setTimeout(resolve, 2000, ['(does not answer)']));
  return [url, ...(await Promise.race([said, late]))];
}

function wordsOfNotices(): string[] {
  return [...document.querySelectorAll<HTMLElement>('[role="alert"], [role="status"], dialog[open], [aria-invalid="true"]')]
    .map((element) => `[${element.role ?? element.localName}] ${(element.innerText || element.id).replaceAll(/\s+/g, ' ').slice(0, 150)}`)
    .filter((line) => !line.endsWith('] '))
    .slice(0, 4);
}
