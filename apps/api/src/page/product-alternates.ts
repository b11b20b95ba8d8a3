import type { Seo } from '@selvedge/contract/page.ts';
import type { MarketCatalogue } from '../catalogue/market-catalogue.ts';
import { findSold } from '../catalogue/market-of.ts';
import type { ProductAddress } from '../catalogue/product-addresses.ts';
import { productUrl } from '../catalogue/show-card.ts';
import { withDefault } from '../content/page-seo.ts';
import type { PageShop } from './page-shop.ts';

type Asked = { catalogue: MarketCatalogue; product: number };

/** MKT-023 the same product in every market that sells it, under its name there, from the shop's root. */
export async function productAlternates(shop: PageShop, { catalogue, product }: Asked): Promise<Seo['linkTags']> {
  const id = catalogue.structure.ids[product]!;
  const found = inMemory(shop, id) ?? (await inTables(shop, { catalogue, id })) ?? inMemory(shop, id, 'as far as laid out') ?? [];
  return withDefault(
    shop.content,
    found.map(({ market, url }) => ({ rel: 'alternate', hreflang: market, href: url })),
  );
}

/** Undefined as long as the goods of a market are not laid out. */
function inMemory({ content, catalogue: { laidOut } }: PageShop, id: string, far?: 'as far as laid out'): ProductAddress[] | undefined {
  const open = laidOut().filter(({ market }) => content.byMarket.has(market.id));
  if (open.length < content.byMarket.size && !far) return undefined;
  return open.flatMap((other) => {
    const there = findSold(other, id);
    return there === undefined ? [] : [{ market: other.market.id, url: productUrl(other, there) }];
  });
}

/** Undefined also while the tables cannot be read: the page is worth more than what it says of others. */
async function inTables(shop: PageShop, { catalogue: { structure }, id }: { catalogue: MarketCatalogue; id: string }) {
  const asked = { structure, ids: [id], markets: shop.content.markets, now: shop.now };
  return shop.productAddresses?.(asked).then(
    (found) => found.get(id),
    () => undefined,
  );
}
