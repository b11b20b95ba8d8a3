import type { ProductCard, ProductDetail } from '@selvedge/contract/catalogue/product.ts';
import type { SearchRequest } from '@selvedge/contract/catalogue/search.ts';
import type { APIRequestContext, Page } from './test.ts';

export const toast = (page: Page, text: string | RegExp) => page.getByRole('status').getByText(text).first();

/** The first size that can be had. */
export const stocked = ({ variants }: ProductDetail) => variants.find(({ inStockEcom }) => inStockEcom)?.id ?? '';

/** A garment without lengths, in stock, that suits. Its name differs by language, so that nobody asks for it by a word. */
export async function find(
  request: APIRequestContext,
  market: string,
  suits = (_: ProductDetail) => true,
  asked: SearchRequest = {},
): Promise<ProductDetail> {
  const answer = await request.post(`/api/catalog/${market}/search`, { data: { size: 40, ...asked } });
  const { results } = (await answer.json()) as { results: ProductCard[] };
  for (const { id, inStock, comingSoonProduct, isProductSet } of results) {
    if (!inStock || comingSoonProduct || isProductSet) continue;
    const product = (await (await request.get(`/api/catalog/${market}/product/${id}`)).json()) as ProductDetail;
    if (product.variants.every(({ length }) => !length) && product.variants.some(({ inStockEcom }) => inStockEcom) && suits(product))
      return product;
  }
  throw new Error(`the demo sells nothing that suits in ${market}`);
}

/** As many different pieces as wanted, put in by the browser itself, as its own code does it. */
export async function fill(page: Page, amount: number, market: string): Promise<void> {
  const skus: string[] = [];
  while (skus.length < amount) skus.push(stocked(await find(page.request, market, (product) => !skus.includes(stocked(product)))));
  await put(page, skus, market);
}

export async function put(page: Page, skus: readonly string[], market: string): Promise<void> {
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
