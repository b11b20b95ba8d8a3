import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page, test } from './test.ts';
import { watchPage } from './watch-page.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const email = process.env.STAFF_EMAIL ?? 'admin@selvedge.example';
const password = process.env.STAFF_PASSWORD ?? 'journeys-only-password';

test.use({ viewport: { width: 1440, height: 900 } });

test('who signs in is at home: what waits, what comes and what broke, each with the way to it', async ({ page }) => {
  const seen = await watchPage(page);
  await signIn(page, '/studio');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Good');
  for (const name of ['Waits for you', 'Goes live next', 'What broke', 'Latest changes']) {
    await expect(page.getByRole('region', { name })).toBeVisible();
  }
  expect(await faults(page)).toEqual([]);
  await page.getByRole('region', { name: 'Latest changes' }).getByRole('link', { name: 'All changes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Audit' })).toBeVisible();
  await page.getByRole('link', { name: 'Selvedge Studio' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Good');
  expect(seen.consoleErrors.filter((line) => !/401/.test(line))).toEqual([]);
});

test('a country manager sees what a market lacks, finds the place to mend it, and asks for the daily mail', async ({ page }) => {
  await signIn(page, '/studio/doctor');
  // What an earlier run on the same database may have left behind.
  await page.request.put('/api/studio/doctor/mail', { data: { isWanted: false } });
  await page.reload();
  const table = page.getByRole('table');
  // And more where another journey has opened one.
  const hasAll = () => expect.poll(() => table.getByRole('row').count()).toBeGreaterThanOrEqual(56);
  await hasAll();
  await expect(table.getByRole('columnheader')).toHaveCount(16);
  expect(await faults(page)).toEqual([]);

  await page.getByRole('searchbox', { name: 'Find a market' }).fill('croatia');
  await expect(table.getByRole('row')).toHaveCount(2);
  await table.getByRole('link', { name: /^Stores in Croatia, Croatian:/ }).click();
  const panel = page.getByRole('region', { name: 'Croatia, Croatian' });
  await expect(panel.getByRole('listitem').filter({ hasText: 'Stores' })).toContainText('there is no store');
  await panel.getByRole('link', { name: 'Mend it: Stores in Croatia, Croatian' }).click();
  await expect(page).toHaveURL(/\/studio\/markets\/hr-HR/);

  await page.goBack();
  await expect(panel).toBeVisible();
  await panel.getByRole('link', { name: 'Close' }).click();
  await page.getByRole('searchbox', { name: 'Find a market' }).fill('');
  await page.getByRole('button', { name: /^Stores: / }).click();
  await expect(page.getByText('Stores: only markets with a gap')).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();
  await hasAll();

  const wish = page.getByRole('checkbox', { name: 'Mail me once a day' });
  await wish.check();
  await expect(page.getByText('The doctor writes to you once a day')).toBeVisible();
  await page.reload();
  await expect(wish).toBeChecked();
  await wish.uncheck();
  await expect(page.getByText('The doctor does not write to you any more')).toBeVisible();
});

for (const width of [820, 390]) {
  test(`at ${width} pixels every room is behind one button, by finger and by keyboard`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await signIn(page, '/studio/doctor');
    const menu = page.getByRole('button', { name: 'All rooms' });
    await expect(menu).toBeVisible();
    const rooms = page.getByRole('navigation', { name: 'Studio' });
    await expect(rooms).toBeHidden();
    await menu.click();
    await expect(rooms.getByRole('link', { name: 'Market doctor' })).toHaveAttribute('aria-current', 'page');
    expect(await faults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(rooms).toBeHidden();
    await expect(menu).toBeFocused();
    await menu.click();
    const sales = rooms.getByRole('button', { name: 'Sales' });
    if ((await sales.getAttribute('aria-expanded')) === 'false') await sales.click();
    await rooms.getByRole('link', { name: 'Orders' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
    await expect(rooms).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
}

async function signIn(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Selvedge Studio' })).toBeVisible();
}

async function faults(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    // biome-ignore lint/suspicious/noExplicitAny: axe puts itself on the window
    const { violations } = await (window as any).axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] });
    return violations.map((each: { id: string; nodes: { html: string }[] }) => `${each.id}: ${each.nodes[0]?.html}`);
  });
}
