import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { pages } from '@selvedge/contract/page.ts';
import { pagesToVisit } from './pages-to-visit.ts';
import { expect, type Page, test } from './test.ts';
import { watchPage } from './watch-page.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const pictures = fileURLToPath(new URL('../artefacts/pages/', import.meta.url));

const widths = [390, 820, 1440];
const directions = { ltr: 'en-MT', rtl: 'ar-AE' };
const cross = widths.flatMap((width) => Object.entries(directions).map(([direction, market]) => ({ width, direction, market })));
/** Two corners of the cross in every run; `PAGES=all` visits the whole of it. */
const visits =
  process.env.PAGES === 'all' ? cross : cross.filter(({ width, direction }) => (direction === 'ltr' ? width === 390 : width === 1440));

for (const { width, direction, market } of visits) {
  test.describe(`at ${width} px, ${direction}`, () => {
    test.use({ viewport: { width, height: width < 500 ? 844 : 900 } });
    for (const { alias, url } of pagesToVisit(market)) {
      test(`${alias} is whole, accessible and quiet`, async ({ page }) => {
        const seen = await watchPage(page);
        await page.goto(url, { waitUntil: 'networkidle' });
        const root = page.locator('html');
        await expect(root).toHaveAttribute('dir', direction);
        await expect(root).toHaveAttribute('data-page', alias);
        await expect(root).toHaveAttribute('data-layout', pages[alias].layout);
        await expect(page.locator('h1')).toHaveCount(1);
        expect(await overflow(page), 'the page is wider than the screen').toBe(0);
        // Before the picture is taken: for a picture of the whole page the browser makes its window as tall as the page.
        expect(await seen.layoutShift()).toBeLessThanOrEqual(0.02);
        await page.screenshot({ path: `${pictures}${alias}-${width}-${direction}.png`, fullPage: true });
        expect(seen.consoleErrors).toEqual([]);
        expect(seen.otherHosts).toEqual([]);
        await settleBottomBars(page);
        expect(await violations(page)).toEqual([]);
      });
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  for (const { alias, url } of pagesToVisit('en-MT')) {
    test(`${alias} can be read`, async ({ page }) => {
      await page.goto(url);
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.locator('h1')).not.toBeEmpty();
    });
  }
});

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    // biome-ignore lint/suspicious/noExplicitAny: axe puts itself on the window
    const result = await (window as any).axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    });
    type Violation = { id: string; help: string; nodes: { html: string }[] };
    return result.violations.map(
      ({ id, help, nodes }: Violation) =>
        `${id}: ${help}: ${nodes
          .map((node) => node.html)
          .join(' | ')
          .slice(0, 400)}`,
    );
  });
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
