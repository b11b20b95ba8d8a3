import { fileURLToPath } from 'node:url';
import { pages } from '@selvedge/contract/page.ts';
import { pagesToVisit, pageVisits } from './pages-to-visit.ts';
import { isInFull } from './some-of.ts';
import { type Browser, type BrowserContext, expect, type Page, test } from './test.ts';
import { violations } from './violations.ts';
import { watchPage } from './watch-page.ts';

const pictures = fileURLToPath(new URL('../artefacts/pages/', import.meta.url));

for (const { alias, url, width, direction } of pageVisits({ isWhole: isInFull, turn: Number(process.env.E2E_ROTATION ?? 0) })) {
  test.describe(`at ${width} px, ${direction}`, () => {
    const viewport = { width, height: width < 500 ? 844 : 900 };
    test.use({ viewport });
    test(`${alias} is whole, accessible and quiet`, async ({ browser, context, extraHTTPHeaders }) => {
      // On a phone who has never been here, on a wide screen who comes back.
      const page = width < 500 ? await context.newPage() : await comeBack(browser, { viewport });
      await page.setExtraHTTPHeaders(extraHTTPHeaders ?? {});
      const seen = await watchPage(page);
      await page.goto(url);
      await seen.settled();
      const root = page.locator('html');
      await expect(root).toHaveAttribute('dir', direction);
      await expect(root).toHaveAttribute('data-page', alias);
      await expect(root).toHaveAttribute('data-layout', pages[alias].layout);
      await expect(page.locator('h1')).toHaveCount(1);
      expect(await overflow(page), 'the page is wider than the screen').toBe(0);
      // Before the picture is taken: for a picture of the whole page the browser makes its window as tall as the page.
      expect(await seen.layoutShift()).toBeLessThanOrEqual(0.02);
      if (isInFull) await page.screenshot({ path: `${pictures}${alias}-${width}-${direction}.png`, fullPage: true });
      expect(seen.consoleErrors).toEqual([]);
      expect(seen.otherHosts).toEqual([]);
      await settleBottomBars(page);
      expect(await violations(page, { by: 'best' })).toEqual([]);
      await page.close();
    });
  });
}

test('without JavaScript every page can be read', { tag: '@all' }, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL!, javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  for (const { alias, url } of pagesToVisit('en-MT')) {
    await page.goto(url, { waitUntil: 'domcontentloaded' });
    await expect(page.locator('h1'), alias).toHaveCount(1);
    await expect(page.locator('h1'), alias).toBeVisible();
    await expect(page.locator('h1'), alias).not.toBeEmpty();
  }
  await context.close();
});

type Visit = { viewport: { width: number; height: number } };
const visitors = new Map<string, Promise<BrowserContext>>();

/** One visitor opens many pages, each in a tab: a browser that has never been here costs more than looking at the page. */
async function comeBack(browser: Browser, as: Visit): Promise<Page> {
  const key = JSON.stringify(as);
  const context = visitors.get(key) ?? browser.newContext(as);
  visitors.set(key, context);
  return (await context).newPage();
}

/** What only happens to lie under a bar at the bottom of the screen, and scrolls free of it, is not too small to touch. */
function settleBottomBars(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const { position } = getComputedStyle(element);
      const isAtBottom = element.getBoundingClientRect().bottom >= innerHeight - 1;
      if ((position === 'fixed' || position === 'sticky') && isAtBottom) element.style.position = 'static';
    }
  });
}

function overflow(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth));
}
