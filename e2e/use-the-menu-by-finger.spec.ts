import { expect, test } from './test.ts';

test.use({ hasTouch: true });

test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: 'geo_locator', value: 'shown', url: baseURL as string }]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('NAV-023 the whole menu unfolds in a flyout with the brands, and leaves when a link in it is followed', async ({ page }) => {
    await page.goto('/en-CA');
    // What the bar at the foot leads to stands on the screen once.
    for (const name of ['Search', 'Basket']) await expect(page.getByRole('link', { name })).toHaveCount(1);
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(async () => {
      if (!(await menu.isVisible())) await page.getByRole('banner').getByRole('link', { name: 'Menu' }).tap();
      await expect(menu).toBeVisible({ timeout: 3000 });
    }).toPass();
    await expect(menu.getByRole('link', { name: 'Other Side' })).toBeVisible();
    await menu.getByText('Women', { exact: true }).first().tap();
    await menu.getByRole('link', { name: 'All in Women' }).tap();
    await expect(page).toHaveURL(/\/en-CA\/women/);
    await expect(menu).toHaveCount(0);
  });
});

test.describe('on a tablet that lies', () => {
  test.use({ viewport: { width: 1180, height: 820 } });

  test('NAV-025 an item of the main menu opens its panel as a flyout, which leads on', { tag: '@all' }, async ({ page }) => {
    await page.goto('/en-CA');
    const panel = page.getByRole('dialog', { name: 'Main menu' });
    await expect(async () => {
      if (!(await panel.isVisible())) await page.locator('#site-menu').getByRole('link', { name: 'Women', exact: true }).first().tap();
      await expect(panel).toBeVisible({ timeout: 3000 });
    }).toPass();
    await panel.getByRole('link', { name: 'All in Women' }).tap();
    await expect(page).toHaveURL(/\/en-CA\/women/);
    await expect(panel).toHaveCount(0);
  });
});
