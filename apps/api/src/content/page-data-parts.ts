import type { PageAlias, PageContent } from '@selvedge/contract/page.ts';
import type { PageData } from '@selvedge/contract/page-data.ts';
import { type TextValues, translate } from '@selvedge/domain/translation/translate.ts';
import type { ContentSnapshot, MarketContent } from '../published/content-snapshot.ts';
import type { PageRequest } from './page-request.ts';
import { type PageTextName, pageTextKeys } from './page-texts.ts';
import { scriptsOf } from './scripts-of.ts';

/** What is the same on every page of a market. */
export function shared(content: ContentSnapshot, market: MarketContent | undefined, request: Partial<PageRequest> = {}) {
  const { inStore, scriptHosts = [] } = request;
  const { navigation, translations, featureToggles, searchConfigurations } = market ?? content.international;
  // A device of a store is asked by nobody whether it agrees.
  const scripts = market && !inStore ? scriptsOf(market, scriptHosts) : undefined;
  const markets = content.publicMarkets as PageData['markets'];
  return {
    navigation,
    translations,
    featureToggles,
    searchConfigurations,
    markets,
    revision: content.revision,
    ...(scripts && { scripts }),
    ...(market?.test && { test: market.test }),
    ...(inStore && { inStore }),
  };
}

/** A page of a heading and a sentence. */
export function plainContent(alias: PageAlias, url: string, texts: { title: string; intro: string }, seo: PageContent['seo']): PageContent {
  return { _meta: { alias, url }, seo, heading: texts.title, intro: texts.intro, breadcrumb: [], rows: { top: [], bottom: [] } };
}

export function readTexts(translations: PageData['translations'], name: PageTextName, values: TextValues) {
  const keys = pageTextKeys(name);
  return { title: translate(translations, keys.title, values), intro: translate(translations, keys.intro, values) };
}

/** From search engines. */
export function mustHide({ production, preview, inStore }: PageRequest): boolean {
  return !production || preview === true || inStore === true;
}
