import type { Market } from '@selvedge/contract/market.ts';
import type { PageAlias, Seo } from '@selvedge/contract/page.ts';
import { fixedPages } from '../page/match-path.ts';

/** Asked of a product's address in another market: the slug is put right there, and who comes from here is not left with nothing. */
export const formerMarket = 'formerMarket';
/** Says on arrival that what was looked at before is not sold in this market. */
export const notSoldHere = 'notSoldHere';

type Place = {
  alias: PageAlias;
  /** From the shop's root. */
  path: string;
  market: Pick<Market, 'id' | 'url'> | null;
  linkTags: Seo['linkTags'];
  search?: string;
  scroll?: string;
};
type Picked = Pick<Market, 'id' | 'url'>;

/**
 * Where a shopper goes who picks another market (MKT-022, MKT-023): to the same category, content, product, search or basket there,
 * at the same place of it, else to what comes nearest, else to its home page.
 */
export function switchMarketPath({ alias, path, market, linkTags, search = '', scroll = '' }: Place, picked: Picked): string {
  // The selector is a page of its own: it has no context that could be kept.
  if (alias === 'countrySelectorPage' || !market) return picked.url;
  const sister = linkTags.find(
    (tag) => tag.rel === 'alternate' && tag.hreflang !== 'x-default' && firstSegment(tag.href) === picked.id.toLowerCase(),
  );
  if (sister) return pathOf(sister.href) + search + scroll;
  const below = path.slice(market.url.length);
  if (fixedPages.has(below)) return picked.url + below + search + scroll;
  if (!leadsOn.has(alias)) return picked.url;
  const query = new URLSearchParams(search);
  query.set(formerMarket, market.id);
  // A product of one store is the same product elsewhere, and the store is not.
  const there = alias === 'storeProductPage' ? below.replace(/^\/stores\/[^/]+\/p\//, '/p/p/') : below;
  return `${picked.url}${there}?${query}${alias === 'productPage' || alias === 'productSetPage' ? scroll : ''}`;
}

/** Pages whose server knows what comes next to them where they are missing. */
const leadsOn: ReadonlySet<PageAlias> = new Set<PageAlias>([
  ...(['productPage', 'productSetPage', 'storeProductPage', 'store', 'categoryPage', 'contentPage'] as const),
]);

const pathOf = (href: string) => href.replace(/^https?:\/\/[^/]+/, '') || '/';
const firstSegment = (href: string) => pathOf(href).split(/[/?#]/)[1]?.toLowerCase();
