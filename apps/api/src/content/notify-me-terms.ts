import type { TermsContent } from '@selvedge/contract/content.ts';
import type { PageAlias, PageContent } from '@selvedge/contract/page.ts';
import type { MarketContent } from '../published/content-snapshot.ts';
import { fillMarket } from './rich-text/fill-market.ts';

const waitedPages: readonly PageAlias[] = ['productPage', 'productSetPage', 'storeProductPage'];

/** What is agreed to by who asks to be told of a piece, as staff of the market wrote it. */
export function findNotifyMeTerms({ documents }: Pick<MarketContent, 'documents'>): TermsContent | undefined {
  return (documents.get('terms-and-conditions') as TermsContent[] | undefined)?.find(({ slug }) => slug === 'notify-me');
}

/** NTF-013 the same for a page on which one may ask: without it where the market offers it not. */
export function notifyMeTermsOf(
  market: MarketContent,
  { alias, url }: { alias: PageAlias; url: string },
): Pick<PageContent, 'notifyMeTerms'> {
  const { notifyMe, productGoingLive } = market.featureToggles;
  const isPlace = waitedPages.includes(alias) || url === market.navigation.pageLinks.notifyMe;
  if (!isPlace || !(notifyMe || productGoingLive)) return {};
  const terms = findNotifyMeTerms(market);
  return { notifyMeTerms: { version: terms?.version ?? '0', text: terms ? fillMarket(terms.text, market.market.id) : [] } };
}
