import type { ProductCard, ProductDetail } from '@selvedge/contract/catalogue/product.ts';
import type { SearchRequest } from '@selvedge/contract/catalogue/search.ts';
import type { APIRequestContext } from './test.ts';

export const market = 'en-MT';

/** The first piece that a search finds and that is as it is wanted. */
export async function find(
  request: APIRequestContext,
  asked: SearchRequest,
  isWanted: (card: ProductCard) => boolean = () => true,
  of = market,
): Promise<ProductCard> {
  for (let from = 0; from < 1400; from += asked.size ?? 20) {
    const answer = await request.post(`/api/catalog/${of}/search`, { data: { ...asked, from } });
    const { results } = (await answer.json()) as { results: ProductCard[] };
    const found = results.find(isWanted);
    if (found) return found;
    if (results.length === 0) break;
  }
  throw new Error(`the demo has nothing for ${JSON.stringify(asked)}`);
}

export async function detailOf(request: APIRequestContext, { id }: ProductCard): Promise<ProductDetail> {
  return (await request.get(`/api/catalog/${market}/product/${id}`)).json();
}
