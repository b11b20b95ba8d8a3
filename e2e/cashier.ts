import { expect, type Page } from './test.ts';
import { basketAt, british, comeAsGuest, fillBasket, sendAddress, type Written, writeAddress } from './till.ts';

/** The sandbox's cards, as the README lists them. */
export const cards = {
  approved: '4111 1111 1111 1111',
  refused: '4000 0000 0000 0002',
  insufficientFunds: '4000 0000 0000 9995',
  challenge: '4917 6100 0000 0000',
} as const;

export type Purchase = { market?: string; written?: Written; email?: string; term?: string };

/** A guest with a piece and an address, before the summary. */
export async function goToSummary(page: Page, { email, term }: Pick<Purchase, 'email' | 'term'> = {}): Promise<void> {
  await fillBasket(page, 'en-GB', term);
  await basketAt.summary(page, email);
  await page.goto('/en-GB/checkout/summary');
  await expect(page).toHaveURL('/en-GB/checkout/summary');
}

/** The same, step by step through the screens, in any market. */
export async function walkToSummary(page: Page, { market = 'en-GB', written = british, email, term }: Purchase = {}): Promise<void> {
  await fillBasket(page, market, term);
  await comeAsGuest(page, market, email);
  await writeAddress(page, written);
  await sendAddress(page);
  await page.getByRole('button', { name: 'Go on to the summary' }).click();
  await expect(page).toHaveURL(new RegExp(`/${market}/checkout/summary`));
}

/** Ticks what must be ticked and goes on. */
export async function acceptTerms(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Continue to payment' })).toBeVisible();
  for (const box of await page.locator('main input[type="checkbox"][required]').all()) await box.check();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page).toHaveURL(/\/checkout\/payment/);
}

const waysToPay = (page: Page) => page.getByRole('group', { name: 'How would you like to pay?' });

/** A guest in Britain who has told everything but how to pay. */
export async function goToPayment(page: Page, { email, term }: Pick<Purchase, 'email' | 'term'> = {}): Promise<void> {
  await fillBasket(page, 'en-GB', term);
  await basketAt.payment(page, email);
  await page.goto('/en-GB/checkout/payment');
  await expect(waysToPay(page)).toBeVisible();
}

export async function walkToPayment(page: Page, purchase: Purchase = {}): Promise<void> {
  await walkToSummary(page, purchase);
  await acceptTerms(page);
  await expect(waysToPay(page)).toBeVisible();
}

/** Into the provider's frame: the shop's page has no field for it. */
export async function typeCard(page: Page, number: string): Promise<void> {
  const frame = page.frameLocator('iframe[title^="Card details"]');
  await frame.locator('#number').fill(number);
  await frame.locator('#expiry').fill('12/30');
  await frame.locator('#code').fill('737');
  await frame.locator('#holder').fill('Ada Weaver');
}

export const payButton = (page: Page) => page.getByRole('button', { name: /^Pay / });

export async function payByCard(page: Page, number: string): Promise<void> {
  await typeCard(page, number);
  await payButton(page).click();
}

export type Bought = { orderId: string; orderNumber: string };

/** The receipt, whole, for the browser that has paid. */
export async function expectReceipt(page: Page, { market = 'en-GB', name = 'Ada' } = {}): Promise<Bought> {
  await expect(page).toHaveURL(new RegExp(`/${market}/receipt\\?orderid=`), { timeout: 30_000 });
  await expect(page.getByRole('heading', { level: 1, name: `Thank you, ${name}` })).toBeVisible({ timeout: 30_000 });
  const orderNumber = (await page.getByText(/^Order [A-Z]+\d+$/).innerText()).replace('Order ', '');
  return { orderId: new URL(page.url()).searchParams.get('orderid') ?? '', orderNumber };
}

/** One confirmation for one order, to who has bought it. */
export async function expectMailed(page: Page, { email, orderNumber }: { email: string; orderNumber: string }): Promise<void> {
  const sent = async () => {
    const mails = (await (await page.request.get('/dev/mail.json')).json()) as { to: string; subject: string; text: string | null }[];
    return mails.filter(({ to, subject, text }) => to === email && `${subject} ${text}`.includes(orderNumber)).length;
  };
  await expect.poll(sent, { timeout: 20_000 }).toBe(1);
}
