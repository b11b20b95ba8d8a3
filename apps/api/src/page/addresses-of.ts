import { findSold } from '../catalogue/market-of.ts';
import type { ProductAddress } from '../catalogue/product-addresses.ts';
import { productUrl } from '../catalogue/show-card.ts';
import type { PageShop } from './page-shop.ts';

type Source = Pick<PageShop, 'content' | 'catalogue' | 'productAddresses' | 'now'>;

/** Where products are sold, under which address: from memory once the goods of every market are laid out, from the tables before. */
export async function addressesOf(shop: Source, ids: readonly string[]): Promise<ReadonlyMap<string, readonly ProductAddress[]>> {
  const { content, catalogue, productAddresses, now } = shop;
  const isWhole = laidOutOf(shop).length >= content.byMarket.size;
  if (isWhole || !productAddresses) return inMemory(shop, ids);
  // While the tables cannot be read: a page is worth more than what it says of others.
  const { structure } = catalogue;
  return productAddresses({ structure, ids, markets: content.markets, now }).catch(() => inMemory(shop, ids));
}

function inMemory(shop: Source, ids: readonly string[]): Map<string, ProductAddress[]> {
  const laidOut = laidOutOf(shop);
  return new Map(
    ids.map((id) => [
      id,
      laidOut.flatMap((there) => {
        const product = findSold(there, id);
        return product === undefined ? [] : [{ market: there.market.id, url: productUrl(there, product) }];
      }),
    ]),
  );
}

const laidOutOf = ({ content, catalogue }: Source) => catalogue.laidOut().filter(({ market }) => content.byMarket.has(market.id));
