import { formatCount } from '@selvedge/domain/writing-style/writing-style.ts';
import { expectSound } from './checkout-steps.ts';
import { handInReceipt } from './hand-in-receipt.ts';
import { type There, test } from './rotation.ts';
import { join, mailedLink } from './shopper.ts';
import { skipPrompts } from './skip-prompts.ts';
import { expect, type Page } from './test.ts';

test.use({ viewport: { width: 390, height: 844 } });
test.describe.configure({ timeout: 180_000 });
test.beforeEach(({ context, baseURL }) => skipPrompts({ context, baseURL }));

test('LOY-018 LOY-019 a member takes a reward for points, chooses what it is, and uses its code in the basket', async ({ page, there }) => {
  const count = (points: number) => formatCount(points, there.id);
  await joinClub(page, there, 220);

  await page.goto(there.url('/account/rewards'));
  const points = page.getByRole('region', { name: there.t('loyalty.yours') });
  await expect(points).toContainText(count(220));
  await expect(page.getByText(there.t('loyalty.vouchers_none'))).toBeVisible();
  await page.getByRole('button', { name: there.part('loyalty.take', { points: count(150) }) }).click();
  await expect(page.getByText(there.part('loyalty.take_ask', { points: count(150) }))).toContainText(count(70));
  await expectSound(page);
  await page.getByRole('button', { name: there.t('loyalty.take_confirm') }).click();
  await expect(points).toContainText(count(70));

  await page.getByRole('radio', { name: 'Ten per cent off what is not reduced' }).check();
  await page.getByRole('button', { name: there.t('loyalty.voucher_show') }).click();
  await expect(page.getByRole('img', { name: there.t('loyalty.voucher_label') })).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^1[45]:\d\d$/);
  await expectSound(page);
  const code = await page.getByRole('main').locator('code').innerText();

  await there.fill(page, 1);
  await page.goto(there.url('/basket'));
  const summary = there.summary(page);
  await summary.getByText(there.t('basket.promoCode')).click();
  await summary.getByRole('textbox', { name: there.t('basket.code'), exact: true }).fill(code);
  await summary
    .getByRole('button', { name: there.t('basket.apply') })
    .first()
    .click();
  await expect(summary.getByRole('button', { name: there.like('basket.dropCode', { code }) })).toBeVisible();

  await page.goto(there.url('/account/customer-club'));
  await expect(page.getByText(there.t('loyalty.history.spend'))).toBeVisible();
  await expect(page.getByText(there.t('loyalty.history.book'))).toBeVisible();
  await page.getByRole('button', { name: there.t('loyalty.card_show') }).click();
  await expect(page.getByRole('img', { name: there.t('loyalty.card_label') })).toBeVisible();
  await expectSound(page);
});

/** A member whose purchase in a store is so long ago that its points can be spent. */
async function joinClub(page: Page, there: There, amount: number): Promise<void> {
  const email = await join(page, there, 'member');
  await page.goto(await mailedLink(page, { to: email, template: 'verify-email' }));
  await expect(page.getByText(there.t('login.verified'))).toBeVisible();
  const wish = { email, firstName: 'Ada', lastName: 'Weaver', acceptsTerms: true };
  const joined = await callAsPage(page, `/api/account/${there.id}/customerclub/subscribe`, wish);
  expect(joined).toMatchObject({ needsConfirmation: false });
  await handInReceipt(page, there, { email, amount, daysAgo: 40 });
  // Told by a job.
  await expect.poll(() => callAsPage(page, `/api/voyado/voyado/points/${email}`)).toMatchObject({ balance: amount });
}

/** As the shop's own scripts call: with the session, and what proves that it is no other site's form. */
function callAsPage(page: Page, path: string, sent?: object): Promise<unknown> {
  return page.evaluate(
    async ([url, body]) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(url, body ? { method: 'POST', headers, body: JSON.stringify(body) } : {});
      return answer.json();
    },
    [path, sent] as const,
  );
}
