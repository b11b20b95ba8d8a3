import { someOf } from './some-of.ts';
import { openStudio } from './staff.ts';
import { expect, test } from './test.ts';
import { violations } from './violations.ts';
import { watchPage } from './watch-page.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('who signs in is at home: what waits, what comes and what broke, each with the way to it', async ({ page }) => {
  const seen = await watchPage(page);
  await openStudio(page, '/studio');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Good');
  for (const name of ['Your drafts', 'Coming up', 'Problems', 'Latest changes']) {
    await expect(page.getByRole('region', { name })).toBeVisible();
  }
  expect(await violations(page)).toEqual([]);
  await page.getByRole('region', { name: 'Latest changes' }).getByRole('link', { name: 'All changes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Audit log' })).toBeVisible();
  await page.getByRole('link', { name: 'Selvedge Studio' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Good');
  expect(seen.consoleErrors.filter((line) => !/401/.test(line))).toEqual([]);
});

test('a country manager sees what a market lacks, finds the place to mend it, and asks for the daily mail', { tag: '@all' }, async ({
  page,
}) => {
  await openStudio(page, '/studio/doctor');
  // What an earlier run on the same database may have left behind.
  await page.request.put('/api/studio/doctor/mail', { data: { isWanted: false } });
  await page.reload();
  const table = page.getByRole('table');
  // And more where another journey has opened one.
  const hasAll = () => expect.poll(() => table.getByRole('row').count()).toBeGreaterThanOrEqual(56);
  await hasAll();
  await expect(table.getByRole('columnheader')).toHaveCount(18);
  expect(await violations(page)).toEqual([]);

  await page.getByRole('searchbox', { name: 'Find a market' }).fill('albania');
  await expect(table.getByRole('row')).toHaveCount(2);
  await table.getByRole('link', { name: /^Prices in Albania, Albanian:/ }).click();
  const panel = page.getByRole('region', { name: 'Albania, Albanian' });
  await expect(panel.getByRole('listitem').filter({ hasText: 'Prices' })).toContainText('have no price');
  await panel.getByRole('link', { name: 'Fix: Prices in Albania, Albanian' }).click();
  await expect(page).toHaveURL(/\/studio\/products\?.*market=sq-AL/);

  await page.goBack();
  await expect(panel).toBeVisible();
  await panel.getByRole('link', { name: 'Close' }).click();
  await page.getByRole('searchbox', { name: 'Find a market' }).fill('');
  await page.getByRole('button', { name: /^Prices: / }).click();
  await expect(page.getByText('Prices: only markets with a gap')).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();
  await hasAll();

  const wish = page.getByRole('checkbox', { name: 'Email me daily' });
  await wish.check();
  await expect(page.getByText('You’ll get a daily email')).toBeVisible();
  await page.reload();
  await expect(wish).toBeChecked();
  await wish.uncheck();
  await expect(page.getByText('You won’t get the daily email any more')).toBeVisible();
});

for (const width of someOf('every screen behind one button', [820, 390])) {
  test(`at ${width} pixels every screen is behind one button, by finger and by keyboard`, { tag: '@all' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await openStudio(page, '/studio/doctor');
    const menu = page.getByRole('button', { name: 'All screens' });
    await expect(menu).toBeVisible();
    const menuOfScreens = page.getByRole('navigation', { name: 'Studio' });
    await expect(menuOfScreens).toBeHidden();
    await menu.click();
    await expect(menuOfScreens.getByRole('link', { name: 'Market health' })).toHaveAttribute('aria-current', 'page');
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(menuOfScreens).toBeHidden();
    await expect(menu).toBeFocused();
    await menu.click();
    const sales = menuOfScreens.getByRole('button', { name: 'Sales' });
    if ((await sales.getAttribute('aria-expanded')) === 'false') await sales.click();
    await menuOfScreens.getByRole('link', { name: 'Orders', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
    await expect(menuOfScreens).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
}
