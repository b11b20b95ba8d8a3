import { allowCookies } from './allow-cookies.ts';
import { test } from './rotation.ts';
import { skipPrompts } from './skip-prompts.ts';
import { openStudio } from './staff.ts';
import { expect, type Page } from './test.ts';
import { windowedBrowser } from './windowed-browser.ts';

// Markets in which no other journey is counted, so that what is read is this one's.
test.use({ among: ['fi-FI', 'pt-PT', 'el-GR'], viewport: { width: 1440, height: 900 } });

test('a visit is in the figures: how far it came, and how fast its pages were', { tag: '@all' }, async ({
  page,
  browser,
  there,
  baseURL,
}) => {
  await openStudio(page, `/studio/figures/funnel?markets=${there.id}&zone=UTC`);
  const before = await reached(page);
  const context = await browser.newContext({ userAgent: windowedBrowser, baseURL: baseURL as string });
  await skipPrompts({ context, baseURL });
  await allowCookies(context, baseURL, ['analytics']);
  const shopper = await context.newPage();
  const told = (event: string) =>
    shopper.waitForResponse(
      (answer) => answer.url().endsWith(`/api/analytics/${there.id}/events`) && !!answer.request().postData()?.includes(`"${event}"`),
    );
  const first = told('page_view');
  await shopper.goto(there.url('/women'));
  expect((await first).status()).toBe(204);
  const second = told('view_item');
  await shopper.getByRole('article').first().getByRole('link').first().click();
  expect((await second).status()).toBe(204);
  // On the way out, the speed of the page is final and goes with the rest.
  await shopper.goto('about:blank');
  await expect.poll(() => vitalsOf(page, there.id)).toContain('LCP');
  await context.close();

  await page.reload();
  for (const step of ['Visited the shop', 'Viewed a product'] as const)
    await expect.poll(async () => (await reached(page))[step]).toBeGreaterThan(before[step] ?? 0);
  await page.goto(`/studio/figures/vitals?markets=${there.id}&zone=UTC`);
  await expect(
    page
      .getByRole('row', { name: /^Product list/ })
      .getByRole('cell')
      .first(),
  ).toHaveText(/\d/);
});

/** What the screen shows of each step; nothing where nobody was counted yet. */
async function reached(page: Page): Promise<Record<string, number>> {
  await expect(page.getByText('No visits yet').or(page.getByRole('table').first())).toBeVisible();
  const rows = await page.getByRole('table').first().locator('tbody').getByRole('row').all();
  return Object.fromEntries(
    await Promise.all(
      rows.map(async (row) => [await row.getByRole('rowheader').innerText(), Number(await row.getByRole('cell').first().innerText())]),
    ),
  );
}

/** Nobody waits a minute for what is counted. */
async function vitalsOf(page: Page, market: string): Promise<string[]> {
  expect((await page.request.post('/dev/analytics')).ok()).toBe(true);
  const today = new Date().toISOString().slice(0, 10);
  const answer = await page.request.get(`/api/studio/figures/vitals?markets=${market}&zone=UTC&by=page&from=${today}&to=${today}`);
  const { rows } = (await answer.json()) as { rows: { metric: string }[] };
  return rows.map(({ metric }) => metric);
}
