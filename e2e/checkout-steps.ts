import type { ProductCard, ProductDetail } from '@selvedge/contract/catalogue/product.ts';
import { type AddressField, addressForm } from '@selvedge/domain/address/address-rules.ts';
import type { Written } from './addresses.ts';
import type { There } from './rotation.ts';
import { expect, type Locator, type Page } from './test.ts';
import { violations } from './violations.ts';

/**
 * A piece of the market in the basket, put in as the shop's own code does it. All journeys buy from one stock: what others hold while they
 * pay is refused, and the next piece will do. Those that only fill a basket take theirs from the first forty.
 */
export async function fillBasket(page: Page, market: string): Promise<void> {
  const answer = await page.request.post(`/api/catalog/${market}/search`, { data: { from: 40, size: 40 } });
  const { results } = (await answer.json()) as { results: ProductCard[] };
  for (const { id, inStock, comingSoonProduct, isProductSet } of results) {
    if (!inStock || comingSoonProduct || isProductSet) continue;
    const { variants } = (await (await page.request.get(`/api/catalog/${market}/product/${id}`)).json()) as ProductDetail;
    const sku = variants.find(({ inStockEcom, isFewLeft }) => inStockEcom && !isFewLeft)?.id;
    if (!sku) continue;
    const put = await page.request.post(`/api/order/${market}/basket/line`, { data: { sku, quantity: 1 } });
    if (put.ok()) return;
    expect(await put.text()).toContain('basket.out_of_stock');
  }
  throw new Error(`the demo sells nothing that can be bought in ${market}`);
}

const guest = 'guest@example.com';

/** How far the basket has come, told by the shop's own calls: journeys that begin here are about what comes next. */
export const basketAt = {
  async details(page: Page, market: string, email = guest): Promise<void> {
    await tell(page, market, { path: 'continue-as-guest', data: { email } });
  },
  /** At home. */
  async shipping(page: Page, there: There, email = guest): Promise<void> {
    await basketAt.details(page, there.id, email);
    const mobilePhoneNumber = there.address.mobilePhoneNumber.replace(' ', '');
    const address = { ...there.address, country: there.country, mobilePhoneNumber, email };
    await tell(page, there.id, { path: 'address', data: { shippingAddress: address, billingAddress: address } });
  },
  async summary(page: Page, there: There, email?: string): Promise<void> {
    await basketAt.shipping(page, there, email);
    const answer = await page.request.get(`/api/order/${there.id}/basket/get-shipping-methods`);
    const methods = (await answer.json()) as { id: string; deliveryType: string }[];
    const shippingMethodId = methods.find(({ deliveryType }) => deliveryType === 'home')?.id;
    await tell(page, there.id, { path: 'shipment', data: { shipments: [{ shippingMethodId }] } });
  },
  async payment(page: Page, there: There, email?: string): Promise<void> {
    await basketAt.summary(page, there, email);
    await tell(page, there.id, { path: 'accept-terms', data: { acceptTerms: true } });
  },
};

type Told = { path: string; data: object };

async function tell(page: Page, market: string, { path, data }: Told): Promise<void> {
  const answer = await page.request.put(`/api/order/${market}/basket/${path}`, { data });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
}

/** Goes on as a guest, and stands before the address. */
export async function comeAsGuest(page: Page, market: string, email = guest): Promise<void> {
  await basketAt.details(page, market, email);
  await page.goto(`/${market}/checkout`);
  await expect(page).toHaveURL(new RegExp(`/${market}/checkout/details`));
}

/** Somebody's address there, or some of it, into the fields of the country's form; those that are lists are chosen from. */
export async function writeAddress(
  within: Page | Locator,
  there: There,
  changed: Partial<Written> = {},
  only?: AddressField[],
): Promise<void> {
  const written: Partial<Written> = { ...there.address, ...changed };
  for (const { name, options } of addressForm(there.country)) {
    const text = written[name];
    if (text === undefined || (only && !only.includes(name))) continue;
    const field = within.getByLabel(there.label(name), { exact: true }).first();
    if (options) await field.selectOption(text);
    else await field.fill(name === 'mobilePhoneNumber' ? ownNumber(text) : text);
  }
}

/** Without its prefix. */
export const ownNumber = (phone: string) => phone.slice(phone.indexOf(' ') + 1);

/** From the address to the ways of delivery, past the question whether it is right. */
export async function sendAddress(page: Page, { t }: There): Promise<void> {
  await page.getByRole('button', { name: t('checkout.toShipping') }).click();
  const yes = page.getByRole('button', { name: t('address.doubt_yes') });
  await expect(yes.or(page.getByRole('button', { name: t('checkout.toSummary') }))).toBeVisible();
  if (await yes.isVisible()) await yes.click();
  await expect(page).toHaveURL(/\/checkout\/shipping/);
}

/** Nothing sticks out, and nothing is wrong for a screen reader. */
export async function expectSound(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(await violations(page, { by: 'all', within: 'body' })).toEqual([]);
}
