import type { Seo } from '@selvedge/contract/page.ts';
import type { MarketCatalogue } from '../catalogue/market-catalogue.ts';
import { withDefault } from '../content/page-seo.ts';
import { addressesOf } from './addresses-of.ts';
import type { PageShop } from './page-shop.ts';

type Asked = { catalogue: MarketCatalogue; product: number };

/** MKT-023 the same product in every market that sells it, under its name there, from the shop's root. */
export async function productAlternates(shop: PageShop, { catalogue, product }: Asked): Promise<Seo['linkTags']> {
  const id = catalogue.structure.ids[product]!;
  const found = (await addressesOf(shop, [id])).get(id) ?? [];
  return withDefault(
    shop.content,
    found.map(({ market, url }) => ({ rel: 'alternate', hreflang: market, href: url })),
  );
}
