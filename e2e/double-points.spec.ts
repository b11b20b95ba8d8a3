import { formatCount } from '@selvedge/domain/writing-style/writing-style.ts';
import { basketAt } from './checkout-steps.ts';
import { isDear, joinClub, pointsFor, pointsOf } from './club-steps.ts';
import { cards, expectReceipt, payByCard } from './payment-steps.ts';
import { test } from './rotation.ts';
import { skipPrompts } from './skip-prompts.ts';
import { openStudio } from './staff.ts';
import { expect, type Page } from './test.ts';
import { violations } from './violations.ts';

test.use({ viewport: { width: 1440, height: 900 } });
test.describe.configure({ timeout: 240_000 });
test.beforeEach(({ context, baseURL }) => skipPrompts({ context, baseURL }));

test('staff plan a double-points weekend on a category: a member who buys in it gets double, and single once it is over', {
  tag: '@all',
}, async ({ page, browser, baseURL, there }) => {
  const email = await joinClub(page, there);
  const doubled = await there.find(page.request, isDear, { sorting: 'price-descending' });
  const category = doubled.categories[0]!;
  const single = await there.find(page.request, ({ categories }) => !categories.some((each) => each === category));
  const buyBoth = async () => {
    await there.put(page, [there.stocked(doubled), there.stocked(single)]);
    await basketAt.payment(page, there, email);
    await page.goto(there.url('/checkout/payment'));
    const before = (await pointsOf(page, email)).pendingPoints;
    await payByCard(page, there, cards.approved);
    await expectReceipt(page, there);
    await expect.poll(async () => (await pointsOf(page, email)).pendingPoints).toBeGreaterThan(before);
    return (await pointsOf(page, email)).pendingPoints - before;
  };

  const context = await browser.newContext({ baseURL: baseURL as string, viewport: { width: 1440, height: 900 } });
  const desk = await context.newPage();
  const name = `Weekend ${Date.now()}`;
  await openStudio(desk, '/studio/club?list=campaigns');
  await desk.getByLabel('New name').fill(name);
  await desk.getByRole('button', { name: 'New campaign' }).click();
  const campaign = desk.getByRole('region', { name });
  await campaign.getByRole('checkbox', { name: 'Active', exact: true }).check();
  await campaign.getByRole('textbox', { name: 'Points (%)' }).fill('200');
  await campaign.getByLabel('From', { exact: true }).fill(localMinute(-60));
  await campaign.getByLabel('Until', { exact: true }).fill(localMinute(2 * 24 * 60));
  await campaign.getByRole('textbox', { name: 'Markets' }).fill(there.id);
  await campaign.getByRole('textbox', { name: 'Categories' }).fill(category);
  await save(desk, name);
  const row = desk.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('Live');
  expect(await violations(desk)).toEqual([]);

  const inside = await buyBoth();
  await campaign.getByLabel('Until', { exact: true }).fill(localMinute(-1));
  await save(desk, name);
  await expect(row).toContainText('Ended');
  await context.close();
  const outside = await buyBoth();
  // One of the two pieces was in it: its points came twice, the other's once.
  const once = pointsFor(doubled);
  expect([once, once + 1]).toContain(inside - outside);
  expect(outside).toBeGreaterThan(once);

  await page.goto(there.url('/account/customer-club'));
  for (const points of [inside, outside]) await expect(page.getByText(`+${formatCount(points, there.id)}`).first()).toBeVisible();
});

async function save(desk: Page, name: string): Promise<void> {
  const notice = desk.getByText(`Saved: ${name}`);
  const saved = desk.waitForResponse((answer) => answer.request().method() === 'PUT');
  await desk.getByRole('region', { name }).getByRole('button', { name: 'Save' }).click();
  expect((await saved).status()).toBe(200);
  await expect(notice.first()).toBeVisible();
}

/** Of the clock beside the Studio, so many minutes from now, as its field reads it. */
function localMinute(minutes: number): string {
  const at = new Date(Date.now() + minutes * 60_000);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
