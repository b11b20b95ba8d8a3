import { basketAt, comeAsGuest, fillBasket, sendAddress, writeAddress } from './checkout-steps.ts';
import type { There } from './rotation.ts';
import { expect, type Page } from './test.ts';

/** The sandbox's cards, as the README lists them. */
export const cards = {
  approved: '4111 1111 1111 1111',
  refused: '4000 0000 0000 0002',
  insufficientFunds: '4000 0000 0000 9995',
  challenge: '4917 6100 0000 0000',
} as const;

/** A guest with a piece and an address, before the summary. */
export async function goToSummary(page: Page, there: There, email?: string): Promise<void> {
  await fillBasket(page, there.id);
  await basketAt.summary(page, there, email);
  await page.goto(there.url('/checkout/summary'));
  await expect(page).toHaveURL(there.url('/checkout/summary'));
}

/** The same, step by step through the screens. */
export async function walkToSummary(page: Page, there: There, email?: string): Promise<void> {
  await fillBasket(page, there.id);
  await comeAsGuest(page, there.id, email);
  await writeAddress(page, there);
  await sendAddress(page, there);
  await page.getByRole('button', { name: there.t('checkout.toSummary') }).click();
  await expect(page).toHaveURL(there.at('/checkout/summary'));
}

/** Ticks what must be ticked and goes on. */
export async function acceptTerms(page: Page, { t }: There): Promise<void> {
  const next = page.getByRole('button', { name: t('summary.toPayment') });
  await expect(next).toBeVisible();
  for (const box of await page.locator('main input[type="checkbox"][required]').all()) await box.check();
  await next.click();
  await expect(page).toHaveURL(/\/checkout\/payment/);
}

export const waysToPay = (page: Page, { t }: There) => page.getByRole('group', { name: t('payment.choose') });

/** A guest who has told everything but how to pay. */
export async function goToPayment(page: Page, there: There, email?: string): Promise<void> {
  await fillBasket(page, there.id);
  await basketAt.payment(page, there, email);
  await page.goto(there.url('/checkout/payment'));
  await expect(waysToPay(page, there)).toBeVisible();
}

export async function walkToPayment(page: Page, there: There): Promise<void> {
  await walkToSummary(page, there);
  await acceptTerms(page, there);
  await expect(waysToPay(page, there)).toBeVisible();
}

/** Into the provider's frame: the shop's page has no field for it. */
export async function typeCard(page: Page, number: string): Promise<void> {
  const frame = page.frameLocator('main iframe[title]');
  await frame.locator('#number').fill(number);
  await frame.locator('#expiry').fill('12/30');
  await frame.locator('#code').fill('737');
  await frame.locator('#holder').fill('Ada Weaver');
}

export const payButton = (page: Page, there: There) =>
  page.getByRole('button', { name: there.oneOf('payment.pay', 'payment.payAt', 'payment.covered.place') });

export async function payByCard(page: Page, there: There, number: string): Promise<void> {
  await typeCard(page, number);
  await payButton(page, there).click();
}

export type Bought = { orderId: string; orderNumber: string };

/** The receipt, whole, for the browser that has paid. */
export async function expectReceipt(page: Page, there: There): Promise<Bought> {
  await expect(page).toHaveURL(new RegExp(`${there.url('/receipt')}\\?orderid=`), { timeout: 30_000 });
  await expect(page.getByRole('heading', { level: 1, name: there.t('receipt.thanksTo', { name: 'Ada' }) })).toBeVisible({
    timeout: 30_000,
  });
  const { number = '' } = there.gaps(
    'receipt.order',
    await page
      .getByText(there.like('receipt.order'))
      .filter({ hasText: /[A-Z]+\d+\s*$/ })
      .innerText(),
  );
  expect(number).toMatch(/^[A-Z]+\d+$/);
  return { orderId: new URL(page.url()).searchParams.get('orderid') ?? '', orderNumber: number };
}

/** One confirmation for one order, to who has bought it. */
export async function expectMailed(page: Page, { email, orderNumber }: { email: string; orderNumber: string }): Promise<void> {
  const sent = async () => {
    const mails = (await (await page.request.get('/dev/mail.json')).json()) as { to: string; subject: string; text: string | null }[];
    return mails.filter(({ to, subject, text }) => to === email && `${subject} ${text}`.includes(orderNumber)).length;
  };
  await expect.poll(sent, { timeout: 20_000 }).toBe(1);
}
