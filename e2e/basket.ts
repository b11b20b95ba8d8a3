import type { ProductCard, ProductDetail } from '@selvedge/contract/catalogue/product.ts';
import type { APIRequestContext, Page } from './test.ts';

export const header = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Basket/ });
export const lines = (page: Page) => page.getByRole('list', { name: 'In your basket' }).getByRole('article');
export const summary = (page: Page) => page.getByRole('region', { name: 'Summary' });
export const toast = (page: Page, text: string | RegExp) => page.getByRole('status').getByText(text).first();

/** The first size that can be had. */
export const stocked = ({ variants }: ProductDetail) => variants.find(({ inStockEcom }) => inStockEcom)?.id ?? '';

/** A garment without lengths, in stock, that suits. */
export async function find(
  request: APIRequestContext,
  term: string,
  suits = (_: ProductDetail) => true,
  market = 'en-GB',
): Promise<ProductDetail> {
  const data = { searchTerms: term, size: 40 };
  const { results } = (await (await request.post(`/api/catalog/${market}/search`, { data })).json()) as { results: ProductCard[] };
  for (const { id, inStock, comingSoonProduct, isProductSet } of results) {
    if (!inStock || comingSoonProduct || isProductSet) continue;
    const product = (await (await request.get(`/api/catalog/${market}/product/${id}`)).json()) as ProductDetail;
    if (product.variants.every(({ length }) => !length) && product.variants.some(({ inStockEcom }) => inStockEcom) && suits(product))
      return product;
  }
  throw new Error(`the demo sells no ${term}`);
}

/** As many different pieces as wanted, put in by the browser itself, as its own code does it. */
export async function fill(page: Page, amount: number, market = 'en-GB', everything?: ''): Promise<void> {
  const terms = ['shirt', 'coat', 'scarf'].slice(0, amount);
  const skus: string[] = [];
  // Beyond English the goods have other names: any will do, as long as they differ.
  for (const term of terms)
    skus.push(stocked(await find(page.request, everything ?? term, (product) => !skus.includes(stocked(product)), market)));
  await put(page, skus, market);
}

export async function put(page: Page, skus: readonly string[], market = 'en-GB'): Promise<void> {
  if (!page.url().includes(`/${market}`)) await page.goto(`/${market}/basket`);
  await page.evaluate(
    async ([where, wanted]) => {
      const headers = { 'content-type': 'application/json' };
      for (const sku of wanted) {
        const body = JSON.stringify({ sku, quantity: 1 });
        const answer = await fetch(`/api/order/${where}/basket/line`, { method: 'POST', headers, body });
        if (!answer.ok) throw new Error(await answer.text());
      }
      localStorage.setItem('basket_count', `${where} ${wanted.length}`);
    },
    [market, skus] as const,
  );
}
