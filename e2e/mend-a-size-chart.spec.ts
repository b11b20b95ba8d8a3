import { openStudio } from './staff.ts';
import { expect, test } from './test.ts';
import { violations } from './violations.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('a cell that cannot be shown says why at itself, is where publishing leads, and loses nothing that was typed', {
  tag: '@all',
}, async ({ page }) => {
  await openStudio(page, '/studio/size-guides/hr-HR');
  const begin = page.getByRole('button', { name: 'Create own version' });
  const chart = page.getByRole('button', { name: 'women', exact: true });
  await expect(chart).toBeVisible();
  if (await begin.isVisible()) await begin.click();
  await chart.click();
  const chest = page.getByRole('textbox', { name: 'Chest of XS' });
  const hip = page.getByRole('textbox', { name: 'Hip of S', exact: true });
  await chest.fill('92-88');
  await hip.fill('920');
  await page.keyboard.press('Tab');
  await expect(chest).toHaveValue('92–88');
  await expect(chest).toHaveAccessibleDescription('Enter the smaller number first.');
  await expect(chest).toHaveAttribute('aria-invalid', 'true');
  await expect(hip).toHaveAccessibleDescription('Not a plausible body measurement.');
  await expect(page.getByRole('button', { name: '2 cells to fix' })).toBeVisible();
  expect(await violations(page, { without: ['iframe'] })).toEqual([]);

  // Another chart is open, and publishing leads back to the first wrong cell.
  await chart.click();
  await expect(chest).toBeHidden();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const panel = page.getByRole('complementary', { name: 'Publish' });
  await expect(panel.getByRole('alert')).toContainText('Enter the smaller number first.');
  await expect(panel.getByRole('button', { name: 'Publish now' })).toBeDisabled();
  await expect(chest).toBeFocused();
  await panel.getByRole('button', { name: /Hip$/ }).click();
  await expect(hip).toBeFocused();
  await expect(hip).toHaveValue('920');

  await hip.fill('92');
  await chest.fill('88-92');
  await page.keyboard.press('Tab');
  await expect(chest).not.toHaveAttribute('aria-invalid');
  await expect(page.getByRole('button', { name: /to fix/ })).toHaveCount(0);
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
  await expect(panel.getByRole('alert')).toHaveCount(0);
  await expect(panel.getByRole('button', { name: 'Publish now' })).toBeEnabled();
  await panel.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText('Changes discarded and kept as a version')).toBeVisible();
});
