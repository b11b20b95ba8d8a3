import type { RunningTest } from '@selvedge/contract/ab-test.ts';
import type { Job } from '@selvedge/contract/careers.ts';
import type { FeatureToggles } from '@selvedge/contract/feature-flag.ts';
import type { MapCountry, Market, MarketSettings } from '@selvedge/contract/market.ts';
import type { Navigation } from '@selvedge/contract/navigation.ts';
import type { PageContent } from '@selvedge/contract/page.ts';
import type { SearchConfigurations, Translations } from '@selvedge/contract/page-data.ts';
import type { StoredStore } from '@selvedge/contract/store.ts';

/** What one market publishes. Immutable; a change makes a new snapshot. */
export type MarketContent = {
  market: MarketSettings;
  /** The same market without what only the shop needs to know. */
  publicMarket: Market;
  navigation: Navigation;
  translations: Translations;
  featureToggles: FeatureToggles;
  searchConfigurations: SearchConfigurations;
  /** Content and category pages by their path below the market, e.g. `/women/knitwear`, `/i/about`. */
  pages: ReadonlyMap<string, PageContent>;
  /** Where a category or content page of an id lives: `category:knitwear` -> `/women/knitwear`. */
  pathById: ReadonlyMap<string, string>;
  /** The A/B test that runs here, and which arm this is. */
  test?: RunningTest;
  /** Named content documents (badges, shop-the-look, terms ...). */
  documents: ReadonlyMap<string, unknown> & { names?: readonly string[] };
};

/** Everything published, read once per revision and held in memory. */
export type ContentSnapshot = {
  revision: string;
  /** Those that are open, by priority. */
  markets: readonly MarketSettings[];
  publicMarkets: readonly Market[];
  byMarket: ReadonlyMap<string, MarketContent>;
  /** Markets that only staff see. Kept apart: what goes through the others, a map of pages or a list of countries, can't show them. */
  closed: ReadonlyMap<string, MarketContent>;
  /** Markets with an A/B test, as arm B sees them. */
  tried?: ReadonlyMap<string, MarketContent>;
  /** What is shown where no market is known yet: the country selector. */
  international: Pick<MarketContent, 'navigation' | 'translations' | 'featureToggles' | 'searchConfigurations'>;
  /** Paths below the market that hold a page in at least one of them. */
  knownPaths: ReadonlySet<string>;
  countries: readonly MapCountry[];
  jobs: readonly Job[];
  /** Where addresses lead at which nothing stands, by market (`*`: every one) and path. */
  redirects?: ReadonlyMap<string, ReadonlyMap<string, { target: string; status: 301 | 302 | 410 }>>;
  /** Of all markets, by id. */
  stores: readonly StoredStore[];
};
