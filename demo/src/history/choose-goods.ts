import { catalogue } from '@selvedge/contract/catalogue/catalogue.ts';
import type { ProductDetail, Variant } from '@selvedge/contract/catalogue/product.ts';
import { mostProducts } from '@selvedge/contract/catalogue/search.ts';
import type { Client } from '@selvedge/contract/client.ts';
import { hash, type Random } from '../assortment/random.ts';
import { weighted } from './plan-purchases.ts';

export type Chosen = { product: ProductDetail; variant: Variant };

/** The ids that a market lists, best liked first: the same taste in every market, so that there are best sellers and slow movers. */
export async function likedProducts(api: Client, catalog: string): Promise<string[]> {
  const ids: string[] = [];
  for (let from = 0; from < mostProducts * 4; from += mostProducts) {
    const { results } = await api(catalogue.search, { params: { catalog }, query: {}, body: { from, size: mostProducts } });
    ids.push(...results.map(({ id }) => id));
    if (results.length < mostProducts) break;
  }
  const liking = (id: string) => hash(`liked ${id}`) >>> 0;
  return ids.sort((a, b) => liking(a) - liking(b));
}

const tries = 4;

/** A product by taste and one of its sizes, those of the middle more often; undefined when everything looked at is sold out. */
export async function chooseGoods(api: Client, catalog: string, liked: readonly string[], chances: Random): Promise<Chosen | undefined> {
  for (let look = 0; look < tries; look++) {
    // The cube of a chance: the first tenth is chosen by almost half of all.
    const productId = liked[Math.floor(chances.next() ** 3 * liked.length)]!;
    const product = await api(catalogue.product, { params: { catalog, productId } });
    const sizes = product.variants;
    const middle = (sizes.length - 1) * 0.45;
    const weights = sizes.map(({ inStockEcom, price }, at) =>
      inStockEcom && price === undefined ? Math.exp(-((at - middle) ** 2) / (sizes.length / 1.6)) : 0,
    );
    if (product.comingSoonProduct !== '' || weights.every((weight) => weight === 0)) continue;
    return { product, variant: sizes[weighted(chances, weights)]! };
  }
  return undefined;
}
