import type { ProductCard, ProductDetail } from '@selvedge/contract/catalogue/product.ts';
import { expect, type Page } from './test.ts';
import { violations } from './violations.ts';

/** A piece of the market in the basket, put in as the shop's own code does it. */
export async function fillBasket(page: Page, market = 'en-GB', term = 'shirt'): Promise<void> {
  const { results } = (await (
    await page.request.post(`/api/catalog/${market}/search`, { data: { searchTerms: term, size: 40 } })
  ).json()) as { results: ProductCard[] };
  let sku: string | undefined;
  for (const { id, inStock, comingSoonProduct, isProductSet } of results) {
    if (!inStock || comingSoonProduct || isProductSet) continue;
    const { variants } = (await (await page.request.get(`/api/catalog/${market}/product/${id}`)).json()) as ProductDetail;
    sku = variants.find(({ inStockEcom }) => inStockEcom)?.id;
    if (sku) break;
  }
  await tell(page, market, { method: 'POST', path: 'line', data: { sku, quantity: 1 } });
}

const there = { firstName: 'Ada', lastName: 'Weaver', line1: 'Savile Row', houseNumber: '12', city: 'London', postalCode: 'W1S 3PQ' };

/** How far the basket has come, told by the shop's own calls: journeys that begin here are about what comes next. */
export const basketAt = {
  async details(page: Page, market = 'en-GB', email = 'guest@example.com'): Promise<void> {
    await tell(page, market, { path: 'continue-as-guest', data: { email } });
  },
  /** In Britain, at home. */
  async shipping(page: Page, email = 'guest@example.com'): Promise<void> {
    await basketAt.details(page, 'en-GB', email);
    const address = { ...there, country: 'GB', mobilePhoneNumber: '+447700900123', email };
    await tell(page, 'en-GB', { path: 'address', data: { shippingAddress: address, billingAddress: address } });
  },
  async summary(page: Page, email?: string): Promise<void> {
    await basketAt.shipping(page, email);
    const answer = await page.request.get('/api/order/en-GB/basket/get-shipping-methods');
    const methods = (await answer.json()) as { id: string; deliveryType: string }[];
    const shippingMethodId = methods.find(({ deliveryType }) => deliveryType === 'home')?.id;
    await tell(page, 'en-GB', { path: 'shipment', data: { shipments: [{ shippingMethodId }] } });
  },
  async payment(page: Page, email?: string): Promise<void> {
    await basketAt.summary(page, email);
    await tell(page, 'en-GB', { path: 'accept-terms', data: { acceptTerms: true } });
  },
};

type Told = { method?: string; path: string; data: object };

async function tell(page: Page, market: string, { method = 'PUT', path, data }: Told): Promise<void> {
  const answer = await page.request.fetch(`/api/order/${market}/basket/${path}`, { method, data });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
}

/** Goes on as a guest, and stands before the address. */
export async function comeAsGuest(page: Page, market = 'en-GB', email = 'guest@example.com'): Promise<void> {
  await basketAt.details(page, market, email);
  await page.goto(`/${market}/checkout`);
  await expect(page).toHaveURL(new RegExp(`/${market}/checkout/details`));
}

export type Written = Record<string, string>;

export const british: Written = {
  'First name': 'Ada',
  'Last name': 'Weaver',
  'Number (optional)': '12',
  Street: 'Savile Row',
  Town: 'London',
  'Postal code': 'W1S 3PQ',
  'Mobile number': '7700900123',
};

/** Fields by their labels; those that are lists are chosen from. */
export async function writeAddress(page: Page, written: Written): Promise<void> {
  for (const [label, text] of Object.entries(written)) {
    const field = page.getByLabel(label, { exact: true }).first();
    if ((await field.evaluate(({ tagName }) => tagName)) === 'SELECT') await field.selectOption({ label: text });
    else await field.fill(text);
  }
}

/** From the address to the ways of delivery, past the question whether it is right. */
export async function sendAddress(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Go on to delivery' }).click();
  const yes = page.getByRole('button', { name: 'Yes, send it there' });
  await expect(yes.or(page.getByRole('button', { name: 'Go on to the summary' }))).toBeVisible();
  if (await yes.isVisible()) await yes.click();
  await expect(page).toHaveURL(/\/checkout\/shipping/);
}

/** Nothing sticks out, and nothing is wrong for a screen reader. */
export async function expectSound(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(await violations(page, { by: 'all', within: 'body' })).toEqual([]);
}
