import { openStudio } from './staff.ts';
import { type APIRequestContext, expect, test } from './test.ts';
import { violations } from './violations.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('a lawyer changes the terms from a date', async ({ page, request }) => {
  test.setTimeout(120_000);
  const before = await termsOf(request);
  const words = `Words of ${Date.now()}`;
  await openStudio(page, '/studio/terms/lv-LV/terms');
  const area = page.getByLabel('Text', { exact: true });
  await area.fill(`${await area.inputValue()}\n\n## Latvia\n\n${words}`);
  const preview = page.getByRole('region', { name: 'Shopper view' });
  await expect(preview.getByRole('heading', { name: 'Latvia' })).toBeVisible();
  await expect(preview).toContainText(words);
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
  expect(await violations(page, { without: ['iframe'] })).toEqual([]);

  // A date that is years away: decided, and nothing has changed for shoppers yet.
  await page.getByLabel('Valid from').fill(`${new Date().getFullYear() + 2}-01-01T00:00`);
  await page.getByLabel('Reason').fill('New consumer law');
  await page.getByText('Changes from the current version').click();
  await expect(page.getByRole('group').getByText(words).first()).toBeVisible();
  await page.getByRole('button', { name: 'Schedule version' }).click();
  const versions = page.getByRole('region', { name: 'Versions' });
  await expect(versions.getByRole('row', { name: /New consumer law/ })).toContainText('Scheduled');
  expect((await termsOf(request)).version).toBe(before.version);

  // Called off, its words are the draft again; then from a moment that is almost now.
  await versions.getByRole('button', { name: 'Cancel version' }).first().click();
  await expect(versions.getByRole('row', { name: /New consumer law/ })).toContainText('Cancelled');
  await expect(area).toHaveValue(new RegExp(words));
  await page.getByRole('button', { name: 'Make it valid now' }).click();
  await expect(versions.getByText('Current', { exact: true })).toHaveCount(1);
  await expect.poll(async () => JSON.stringify((await termsOf(request)).text)).toContain(words);
  expect((await termsOf(request)).version).not.toBe(before.version);

  // What held before is still there to be read.
  const old = versions.getByRole('row', { name: new RegExp(`^${before.version} `) });
  await expect(old).toContainText('Past');
  await old.getByRole('button', { name: 'Read' }).click();
  await expect(page.getByRole('article', { name: `Version ${before.version}` })).not.toContainText(words);
});

test('a merchandiser pastes a size chart from a spreadsheet and sees it in the shop', { tag: '@all' }, async ({ page }) => {
  test.setTimeout(120_000);
  await openStudio(page, '/studio/size-guides/lt-LT');
  await page.getByRole('button', { name: 'women', exact: true }).click();
  const first = page.getByRole('textbox', { name: 'Size of XS', exact: true });
  await expect(first).toBeVisible();
  await first.focus();
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData('text/plain', 'Size\tChest\tUK\nXS\t79-82\t6\nS\t83-86\t8\n');
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  });
  await expect(page.getByRole('textbox', { name: 'Chest of XS' })).toHaveValue('79–82');
  await expect(page.getByRole('textbox', { name: 'UK size of S' })).toHaveValue('8');
  // Entered once: inches are there, to the half, and can be somebody's own.
  await page.getByRole('radio', { name: 'inches' }).first().check();
  const inches = page.getByRole('textbox', { name: 'Chest of XS' });
  await expect(inches).toHaveAttribute('placeholder', '31–32.5');
  await inches.fill('31-32');
  await page.keyboard.press('Tab');
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
  const shop = page.frameLocator('iframe');
  await expect(shop.getByText('31–32', { exact: true }).first()).toBeAttached({ timeout: 20_000 });
  expect(await violations(page, { without: ['iframe'] })).toEqual([]);
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText('Changes discarded and kept as a version')).toBeVisible();
});

async function termsOf(request: APIRequestContext): Promise<{ version: string; text: unknown }> {
  return (await request.get('/api/f/lv-LV/terms-and-conditions', { headers: { 'cache-control': 'no-cache' } })).json();
}
