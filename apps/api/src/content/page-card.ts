import type { PageContent } from '@selvedge/contract/page.ts';
import { withoutJoints } from '@selvedge/domain/text/break-long-words.ts';
import type { MarketContent } from '../published/content-snapshot.ts';
import { type ShareCard, shareAddress } from '../share-picture/share-card.ts';

/** The shop in a market: what any page shows that has nothing of its own. */
export function shopCard({ navigation, publicMarket, pages }: MarketContent): ShareCard {
  const home = pages.get('');
  const title = (home?.seo.title || home?.heading || navigation.shopName)
    .replace(`${navigation.shopName}: `, '')
    .replace(` | ${navigation.shopName}`, '');
  return { title: withoutJoints(title), note: '', picture: undefined, direction: publicMarket.direction, shopName: navigation.shopName };
}

export function pageCard(market: MarketContent, { heading }: PageContent): ShareCard {
  return { ...shopCard(market), ...(heading && { title: withoutJoints(heading) }) };
}

/** The picture of a page where it is shared. */
export function pagePicture(market: MarketContent, { path, row }: { path: string; row: PageContent | undefined }): string {
  const { id } = market.market;
  if (!row?.heading || path === '' || path.includes(':')) return shareAddress({ market: id, name: 'shop' }, shopCard(market));
  return shareAddress({ market: id, name: `page${path}` }, pageCard(market, row));
}
