import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { ProductCard, ProductDetail } from '@selvedge/contract/catalogue/product.ts';
import { expect, type Page } from './test.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
type Axe = { run(on: string): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };

/** A piece of the market in the basket, put in by the browser itself, as its own code does it. */
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
  if (!page.url().includes(`/${market}`)) await page.goto(`/${market}/basket`);
  await page.evaluate(
    async ([where, wanted]) => {
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify({ sku: wanted, quantity: 1 });
      const answer = await fetch(`/api/order/${where}/basket/line`, { method: 'POST', headers, body });
      if (!answer.ok) throw new Error(await answer.text());
      localStorage.setItem('basket_count', `${where} 1`);
    },
    [market, sku ?? ''] as const,
  );
}

/** Goes on as a guest, and stands before the address. */
export async function comeAsGuest(page: Page, market = 'en-GB', email = 'guest@example.com'): Promise<void> {
  await page.goto(`/${market}/checkout`);
  await expect(page).toHaveURL(`/${market}/checkout/customer`);
  await page.getByLabel('E-mail address').fill(email);
  await page.getByRole('button', { name: 'Go on as a guest' }).click();
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
  await page.evaluate(axe);
  const found = await page.evaluate(() => (window as unknown as { axe: Axe }).axe.run('body'));
  expect(found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}
