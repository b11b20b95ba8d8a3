import { type ForeignScripts, foreignScriptsDocument, type PageScripts } from '@selvedge/contract/foreign-scripts.ts';
import { chooseScripts } from '@selvedge/domain/foreign-scripts/choose-scripts.ts';
import type { MarketContent } from '../published/content-snapshot.ts';

type Published = Pick<MarketContent, 'documents' | 'featureToggles'>;

/** What pages of a market may run of others. */
export function scriptsOf(market: Published, allowed: readonly string[]): PageScripts | undefined {
  return chooseScripts({ settings: scriptSettingsOf(market), toggles: market.featureToggles, allowed });
}

export function scriptSettingsOf({ documents }: Pick<Published, 'documents'>): ForeignScripts | undefined {
  return documents.get(foreignScriptsDocument) as ForeignScripts | undefined;
}
