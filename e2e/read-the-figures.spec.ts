import { readFile } from 'node:fs/promises';
import { issueGiftCard } from './issue-gift-card.ts';
import { orderByCalls } from './order-by-calls.ts';
import { test } from './rotation.ts';
import { newEmail } from './shopper.ts';
import { openStudio } from './staff.ts';
import { expect } from './test.ts';
import { violations } from './violations.ts';

// One clock for the browser and the figures: near midnight the market's day is another than the browser's.
test.use({ viewport: { width: 1440, height: 900 }, timezoneId: 'UTC' });

test('a manager reads the order that was just placed: as a number, with the keyboard, in the table and in the file', async ({
  page,
  there,
}) => {
  await openStudio(page, `/studio/figures/sales?markets=${there.id}&zone=UTC`);
  const address = () => `/api/studio/figures/sales?${new URL(page.url()).searchParams}`;
  await page.getByRole('combobox', { name: 'Period', exact: true }).selectOption('7');
  await expect(page).toHaveURL(/from=/);
  const before = (await (await page.request.get(address())).json()) as { now: { orders: number } };
  const card = await issueGiftCard(page.request, there, 50_000);
  await orderByCalls(page, there, { email: newEmail('figures'), card });
  const orders = before.now.orders + 1;

  await page.reload();
  await expect(page.getByRole('definition').nth(3).getByRole('strong')).toHaveText(String(orders));
  const plot = page.getByRole('region', { name: 'Orders', exact: true });
  const points = plot.getByRole('slider');
  await points.press('End');
  const today = (await points.getAttribute('aria-valuetext'))!;
  await points.press('ArrowLeft');
  await expect(points).not.toHaveAttribute('aria-valuetext', today);
  await plot.getByRole('button', { name: 'Show table' }).click();
  const sold = plot.getByRole('row').last().getByRole('cell').first();
  await expect(sold).toBeVisible();
  expect(today).toContain(`This period: ${await sold.innerText()}`);

  const download = page.waitForEvent('download');
  await plot.getByRole('button', { name: 'Download CSV' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  const rows = file.trim().split('\r\n').slice(1);
  expect(rows).toHaveLength(7);
  expect(rows.reduce((sum, row) => sum + Number(row.replace(/^"[^"]*"/, '').split(',')[1]), 0)).toBe(orders);
  expect(await violations(page)).toEqual([]);
});
