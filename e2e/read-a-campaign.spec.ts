import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { returnToTop } from './return-to-top.ts';
import { scrollTo } from './scroll-to.ts';
import { skipPrompts } from './skip-prompts.ts';
import { someOf } from './some-of.ts';
import { expect, test } from './test.ts';
import { watchPage } from './watch-page.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const market = 'en-IE';

// Carousels and films move by themselves here.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });
test.beforeEach(({ context, baseURL }) => skipPrompts({ context, baseURL }));

const screens = [
  [390, 844],
  [820, 1180],
  [1440, 900],
] as const;

for (const slug of someOf('campaigns', ['autumn', 'denim-days', 'a-morning-at-the-loom'])) {
  for (const [width, height] of someOf(slug, screens))
    test.describe(`at ${width} pixels`, () => {
      test.use({ viewport: { width, height } });
      test(`the page "${slug}" fits, complains about nothing, calls nobody, and is readable by everyone`, async ({ page }) => {
        const { consoleErrors, otherHosts } = await watchPage(page);
        await page.goto(`/${market}/i/${slug}`);
        await page.evaluate(async () => {
          for (let y = 0; y < document.body.scrollHeight; y += 600) {
            window.scrollTo(0, y);
            await new Promise((done) => setTimeout(done, 60));
          }
        });
        await returnToTop(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
        await page.evaluate(axe);
        const found = await page.evaluate(() =>
          (
            window as unknown as { axe: { run(options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> } }
          ).axe.run({
            runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'],
          }),
        );
        expect(found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
        expect([consoleErrors, otherHosts]).toEqual([[], []]);
      });
    });
}

test('CMS-069 a carousel is stepped through, paused, and rests for those who prefer stillness', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`/${market}/i/autumn`);
  const carousel = page.getByRole('region', { name: 'Four ways out of the house' });
  await scrollTo(carousel);
  await expect(carousel.getByRole('button', { name: 'Play' })).toBeVisible();
  const track = carousel.getByRole('list');
  expect(await track.evaluate((list) => list.scrollLeft)).toBe(0);
  await carousel.getByRole('button', { name: 'Forward' }).click();
  await expect.poll(() => track.evaluate((list) => list.scrollLeft)).toBeGreaterThan(100);
});

test('CMS-058, CMS-060 the code is copied, the clock runs, and the small print opens', { tag: '@all' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`/${market}/i/denim-days`);
  const clock = page.getByRole('timer').first();
  await expect(clock).not.toContainText('––');
  await page
    .getByRole('button', { name: /INDIGO/ })
    .first()
    .click();
  await expect(page.getByText('Copied').first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('INDIGO');
  await page.getByRole('button', { name: 'The small print' }).click();
  await expect(page.getByRole('dialog', { name: 'The small print' })).toBeVisible();
});

test('goods come when they are scrolled to, the most wanted with their rank', async ({ page }) => {
  await page.goto(`/${market}/i/denim-days`);
  await scrollTo(page.getByRole('heading', { name: 'The pairs people want' }));
  const row = page.getByRole('region', { name: 'The pairs people want' });
  await expect(row.getByRole('article').first()).toBeVisible();
  await expect(row.getByRole('listitem').first()).toContainText('1');
});

test('a film of others asks first', { tag: '@all' }, async ({ page }) => {
  await page.goto(`/${market}/i/denim-days`);
  const film = page.locator('section', { has: page.getByRole('heading', { name: 'How indigo wears' }) }).last();
  await scrollTo(film);
  await expect(film.getByRole('button', { name: 'Allow and play' })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('CMS-044 a line that is not for phones is on a desk and not on a phone', { tag: '@all' }, async ({ browser, baseURL }) => {
  const isShownAt = async (width: number) => {
    const context = await browser.newContext({ baseURL: baseURL as string, viewport: { width, height: 800 } });
    const page = await context.newPage();
    await page.goto(`/${market}/i/autumn`);
    const copies = page.locator('li', { hasText: 'Members see the winter cloths' }).locator('p, a').first();
    const isShown = await copies.evaluate((element) => element.getClientRects().length > 0);
    await context.close();
    return isShown;
  };
  expect(await isShownAt(1440)).toBe(true);
  expect(await isShownAt(390)).toBe(false);
});

test('without scripts the page is all there', { tag: '@all' }, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL as string, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`/${market}/i/autumn`);
  await expect(page.getByRole('heading', { name: 'Camel, rib, brown boots' })).toBeVisible();
  await page.getByText('Can I wash it?').click();
  await expect(page.getByText('Air it first.')).toBeVisible();
  await context.close();
});
