import type { PageContent } from '@selvedge/contract/page.ts';
import { fixedPages } from '@selvedge/domain/page/match-path.ts';
import { hasBit } from '../catalogue/index/bits.ts';
import type { MarketCatalogue } from '../catalogue/market-catalogue.ts';
import { findSold } from '../catalogue/market-of.ts';
import { pictureAt } from '../catalogue/show-card.ts';
import { productName, sayName } from '../catalogue/spoken-texts.ts';
import { pageCard, shopCard } from '../content/page-card.ts';
import type { MarketContent } from '../published/content-snapshot.ts';
import { type ShareCard, shareAddress } from '../share-picture/share-card.ts';
import { storesOf } from '../store/stores-of.ts';
import type { PageShop } from './page-shop.ts';

type Named = { name: string; card: ShareCard };
type Around = { market: MarketContent; catalogue: MarketCatalogue };

export function productCard({ market, catalogue }: Around, product: number): Named {
  const option = catalogue.structure.options[product]!;
  const note = sayName(catalogue, option.colourNames) ?? '';
  return {
    name: `product/${option.id}`,
    card: { ...shopCard(market), title: productName(catalogue, product), note, picture: pictureAt(option, 0)?.url },
  };
}

/** A listing is known by what stands first in it. */
export function listingCard({ market, catalogue }: Around, path: string, row: PageContent): Named {
  const { structure, orders, isSold } = catalogue;
  const isListed = (product: number) =>
    hasBit(isSold, product) && structure.styles[structure.styleOf[product]!]!.allCategories.includes(row.categoryId ?? '');
  const first = orders.relevance.products.find(isListed);
  const picture = first === undefined ? undefined : pictureAt(structure.options[first]!, 0)?.url;
  return { name: `page${path}`, card: { ...pageCard(market, row), ...(picture && { picture }) } };
}

export function storeCard(market: MarketContent, store: { slug: string; name: string; street: string }): Named {
  return { name: `store/${store.slug}`, card: { ...shopCard(market), title: store.name, note: store.street } };
}

export const cardAddress = (market: MarketContent, { name, card }: Named): string => shareAddress({ market: market.market.id, name }, card);

/** What an address names, as it is now. Undefined: there is no such thing here, and nothing is drawn. */
export async function findShareCard(
  { content, catalogue, now }: Pick<PageShop, 'content' | 'catalogue' | 'now'>,
  { market: id, name }: { market: string; name: string },
): Promise<(Named & { market: MarketContent }) | undefined> {
  const market = content.byMarket.get(id);
  if (!market) return undefined;
  const named = await (async (): Promise<Named | undefined> => {
    const [, kind, rest = ''] = /^([a-z]+)(?:\/(.*))?$/.exec(name) ?? [];
    if (name === 'shop') return { name, card: shopCard(market) };
    const goods = async () => ({ market, catalogue: await catalogue.market(market.market, now) });
    if (kind === 'product') {
      const around = await goods();
      const product = findSold(around.catalogue, rest);
      return product === undefined ? undefined : productCard(around, product);
    }
    if (kind === 'store') {
      const store = storesOf(content, id).find(({ slug }) => slug === rest);
      return store && storeCard(market, store);
    }
    const row = kind === 'page' ? market.pages.get(`/${rest}`) : undefined;
    if (!row || fixedPages.get(`/${rest}`) === 'homePage') return undefined;
    return row.categoryId === undefined || row.isLandingPage
      ? { name, card: pageCard(market, row) }
      : listingCard(await goods(), `/${rest}`, row);
  })();
  return named && { ...named, market };
}
