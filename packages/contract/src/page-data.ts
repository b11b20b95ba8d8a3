import { z } from 'zod';
import { RunningTest } from './ab-test.ts';
import { FeatureToggles } from './feature-flag.ts';
import { PageScripts } from './foreign-scripts.ts';
import { Market } from './market.ts';
import { Navigation } from './navigation.ts';
import { Layout, PageContent } from './page.ts';
import { ShopperKind } from './studio/page-edit.ts';
import { WritingStyle } from './writing-style.ts';

/** What a row of suggestions holds, in the order in which they stand unless said otherwise. */
export const suggestionRows = ['completions', 'categories', 'products', 'searches', 'helpLinks'] as const;
export type SuggestionRow = (typeof suggestionRows)[number];

export const SearchConfigurations = z.object({
  productsPerPage: z.number().int(),
  defaultSize: z.number().int(),
  totalVisibleProducts: z.number().int(),
  totalVisibleSearchHistory: z.number().int(),
  sortings: z.array(z.string()),
  /** What is offered while somebody types. Without amounts of its own a device shows `totalVisibleProducts`. */
  suggestions: z
    .object({
      visibleProducts: z.object({ mobile: z.number().int(), tablet: z.number().int(), desktop: z.number().int() }).optional(),
      helpLinks: z.array(z.object({ title: z.string(), url: z.string() })).default([]),
      /** The rows that are shown, in their order; all of them where nothing is said. (SRC-037) */
      rows: z.array(z.enum(suggestionRows)).max(suggestionRows.length).optional(),
    })
    .optional(),
});
export type SearchConfigurations = z.infer<typeof SearchConfigurations>;

export const Translations = z.record(z.string(), z.string());
export type Translations = z.infer<typeof Translations>;

/** Where the answer stands: the market it was made for and the path as the shop understood it. */
export const PageLocation = z.object({
  market: Market.nullable(),
  path: z.string(),
  query: z.record(z.string(), z.array(z.string())),
  /** The tax on the market's prices: what it is called there, and whether they include it. */
  tax: z.object({ name: z.string(), included: z.boolean() }).optional(),
  /** How the market writes numbers and days: asking the browser costs a phone a tenth of a second. */
  writing: WritingStyle.optional(),
  /** Set when the visitor should be elsewhere; `statusCode` is then 301 or 302. */
  redirect: z.string().optional(),
});
export type PageLocation = z.infer<typeof PageLocation>;

/** Everything a page is rendered from; the same URL with `type=json` answers it. Nothing personal is in it. */
export const PageData = z.object({
  statusCode: z.number().int(),
  layout: Layout,
  content: PageContent,
  navigation: Navigation,
  translations: Translations,
  markets: z.array(Market),
  featureToggles: FeatureToggles,
  location: PageLocation,
  searchConfigurations: SearchConfigurations,
  /** Changes whenever something this market shows has changed. */
  revision: z.string(),
  /** The A/B test of the market, where there is one, and the arm that this page was made for. */
  test: RunningTest.optional(),
  /** Search engines are asked to leave the page out. */
  noindex: z.boolean(),
  /** Scripts of others that the page may run where its visitor agrees. */
  scripts: PageScripts.optional(),
  /** On a device that staff have set up in a store. */
  inStore: z.literal(true).optional(),
  /** Only where staff look at what is not live yet: at which moment, and as whom. What a browser chooses by audience or date follows it. */
  preview: z.object({ at: z.string(), shopper: ShopperKind }).optional(),
});
export type PageData = z.infer<typeof PageData>;

/**
 * What the document of a public page leaves out, because only a few visits need it: `type=json&part=shared` of the market's home page
 * answers it. `translations` is whole.
 */
export type SharedData = Pick<PageData, 'translations' | 'markets'> & { navigation: Pick<Navigation, 'burgerMenu'> };
