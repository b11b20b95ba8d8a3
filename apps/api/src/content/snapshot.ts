import type { Job } from '@selvedge/contract/careers.ts';
import type { FeatureToggles } from '@selvedge/contract/feature-flag.ts';
import type { MarketSettings } from '@selvedge/contract/market.ts';
import type { Navigation } from '@selvedge/contract/navigation.ts';
import type { PageContent } from '@selvedge/contract/page.ts';
import type { Translations } from '@selvedge/contract/page-data.ts';

/** What one market publishes. Immutable; a change makes a new snapshot. */
export type MarketContent = {
  market: MarketSettings;
  navigation: Navigation;
  translations: Translations;
  featureToggles: FeatureToggles;
  /** Content and category pages by their path below the market, e.g. `/women/knitwear`, `/i/about`. */
  pages: ReadonlyMap<string, PageContent>;
  /** Named content documents (badges, shop-the-look, terms ...). */
  documents: ReadonlyMap<string, unknown>;
};

/** Everything published, read once per revision and held in memory. */
export type ContentSnapshot = {
  revision: string;
  /** By priority. */
  markets: readonly MarketSettings[];
  byMarket: ReadonlyMap<string, MarketContent>;
  jobs: readonly Job[];
};
