import type { Arm } from '@selvedge/contract/ab-test.ts';
import { Job } from '@selvedge/contract/careers.ts';
import { sortings } from '@selvedge/contract/catalogue/search.ts';
import type { ContentShippingMethod, TermsContent, TermsSource } from '@selvedge/contract/content.ts';
import { MapCountry, Market, MarketSettings } from '@selvedge/contract/market.ts';
import type { Navigation } from '@selvedge/contract/navigation.ts';
import { PageContent } from '@selvedge/contract/page.ts';
import { SearchConfigurations } from '@selvedge/contract/page-data.ts';
import type { StoredStore } from '@selvedge/contract/store.ts';
import type { RedirectRule } from '@selvedge/contract/studio/redirects.ts';
import { productsPerPage, searchSize } from '@selvedge/domain/constants.ts';
import { hasDuty } from '@selvedge/domain/duty/duties.ts';
import { fixedPages } from '@selvedge/domain/page/match-path.ts';
import { taxNameIn } from '@selvedge/domain/tax/tax-name-in.ts';
import { type ZodType, z } from 'zod';
import type { job } from '../careers/tables.ts';
import type { mapCountry, market as marketTable } from '../market/tables.ts';
import { noSwaps, type PictureSwaps } from '../media/swap/store-swaps.ts';
import { swapPictures } from '../media/swap/swap-pictures.ts';
import type { ContentSnapshot, MarketContent } from '../published/content-snapshot.ts';
import { pageIdentity } from '../published/page-identity.ts';
import type { RunningTestRow } from './ab-test/read-running-tests.ts';
import { applyFlags, type RowLog } from './apply-flags.ts';
import { readStored } from './clean-content.ts';
import { findDocumentSchema } from './document-schemas.ts';
import { joinSite } from './join-site.ts';
import { lazyMap } from './lazy-map.ts';
import { mergeTexts } from './merge-texts.ts';
import { isStorePath, sharedPages } from './page-rules.ts';
import { pathsByIdentity } from './paths-by-identity.ts';
import { readBlocks } from './read-blocks.ts';
import type { PageRow } from './read-content-rows.ts';
import type { Dictionaries } from './read-dictionaries.ts';
import { readRichText } from './rich-text/to-rich-text.ts';
import { showNavigation } from './show-navigation.ts';
import { showPages } from './show-pages.ts';
import { type document, everyMarket, type featureFlag, type translation } from './tables.ts';
import { dutyPathsOf } from './with-duty-pages.ts';
import { withLazy } from './with-lazy.ts';

export type ContentRows = {
  revision: string;
  markets: (typeof marketTable.$inferSelect)[];
  countries: (typeof mapCountry.$inferSelect)[];
  flags: Pick<typeof featureFlag.$inferSelect, 'market' | 'name' | 'value'>[];
  translations: (typeof translation.$inferSelect)[];
  pages: PageRow[];
  documents: Pick<typeof document.$inferSelect, 'market' | 'name' | 'content'>[];
  jobs: (typeof job.$inferSelect)[];
  stores?: readonly StoredStore[];
  redirects?: readonly RedirectRule[];
  tests?: readonly RunningTestRow[];
  /** What is shown in place of pictures that content names. */
  swaps?: PictureSwaps;
};

type DocumentRow = ContentRows['documents'][number];

/** Puts rows together into what every market shows. A row that does not fit the contract is reported and left out: one bad page must not close the shop. */
export function buildContent(rows: ContentRows, dictionaries: Dictionaries, log: RowLog): ContentSnapshot {
  const read = <T>(schema: ZodType<T>, value: unknown, id: string): T[] => {
    const result = schema.safeParse(value);
    if (result.success) return [result.data];
    log.warn({ row: id, issues: result.error.issues.slice(0, 5) }, 'a content row does not fit the contract and is left out');
    return [];
  };

  const all = rows.markets
    .flatMap((row) => read(MarketSettings, toMarket(row), `market ${row.id}`))
    .sort((a, b) => a.priority - b.priority);
  const markets = all.filter(({ isClosed }) => !isClosed);
  const { swaps = noSwaps } = rows;
  const texts = mergeTexts(dictionaries, rows.translations);
  const checkPage = (row: PageRow): PageContent[] => {
    const id = `page ${row.id}`;
    const found = read(PageContent, parse(row.content), id).map((page) => readBlocks(page, id, log));
    if (found.every((content) => isInPlace(row.path, content))) return found;
    log.warn({ row: id }, 'a page whose alias has no place at its path is left out');
    return [];
  };
  const readPage = (row: PageRow) => readOnce(row, () => checkPage(row)).map((content) => swapPictures(content, swaps));
  const testOf = (market: string) => rows.tests?.find(({ markets: tested }) => tested.includes(market));

  const pagesOf = groupByMarket(rows.pages);
  const checkDocument = ({ market, name, content }: DocumentRow) =>
    read(findDocumentSchema(name) ?? z.unknown(), parse(content), `document ${market} ${name}`).map((checked) => asShown(name, checked));
  const readDocument = (row: DocumentRow) => readOnce(row, () => checkDocument(row)).map((content) => swapPictures(content, swaps));
  const documentsOf = groupByMarket(rows.documents);
  /** What stands last under a name is shown, unless it can't be read. Most of them are not looked at for days. */
  const documentsIn = (markets: readonly string[], change: (name: string, content: unknown) => unknown = (_, content) => content) => {
    const rowsOf = Map.groupBy(
      markets.flatMap((market) => documentsOf.get(market) ?? []),
      ({ name }) => name,
    );
    return lazyMap(rowsOf.keys(), (name) => {
      for (const row of rowsOf.get(name)!.toReversed()) for (const content of readDocument(row)) return change(name, content) ?? undefined;
      return undefined;
    });
  };
  const flagsOf = groupByMarket(rows.flags);
  const commonNavigation = joinSite(documentsIn([everyMarket]));

  const build = (market: MarketSettings, arm: Arm = 'a'): MarketContent => {
    const test = testOf(market.id);
    const tried = arm === 'b' ? triedBy(test, market.id) : { flags: [], pages: [] };
    const flags = applyFlags([...(flagsOf.get(everyMarket) ?? []), ...(flagsOf.get(market.id) ?? []), ...tried.flags], log);
    // DUTY-06 where the law asks for the lowest price of 30 days, no flag takes it away.
    const featureToggles = hasDuty(market.country.code, 'lowestPrice') ? { ...flags, priceTransparency: true } : flags;
    const documents = documentsIn([everyMarket, market.id], featureToggles.clickAndCollect ? undefined : withoutCollecting);
    // What stands last at a path is shown, unless it can't be read.
    const rowsAt = Map.groupBy(
      [...(pagesOf.get(everyMarket) ?? []), ...(pagesOf.get(market.id) ?? []), ...tried.pages],
      ({ path }) => path,
    );
    const written = lazyMap(rowsAt.keys(), (path) => {
      for (const row of rowsAt.get(path)!.toReversed()) for (const content of readPage(row)) return content;
      return undefined;
    });
    const identities = [...rowsAt].map(([path, found]) => [path, found.at(-1)?.identity] as const);
    const facts = {
      ...{ market, publicMarket: Market.parse(market), featureToggles, documents },
      ...(test && { test: { id: test.id, share: test.share, arm, ...(test.path !== null && { path: test.path }) } }),
    };
    const content: MarketContent = withLazy(facts, {
      translations: () => texts(market),
      pages: () => showPages({ paths: rowsAt.keys(), find: written.get }, content),
      pathById: () => pathsByIdentity(identities, { market, isWritten: written.has }),
      navigation: () => showNavigation(documents, content),
      searchConfigurations: () => searchConfigurations(content.navigation, documents.get('search-configurations')),
    });
    return content;
  };

  const byMarket = new Map(markets.map((market) => [market.id, build(market)]));
  const content: Omit<ContentSnapshot, 'knownPaths'> = {
    revision: rows.revision,
    markets,
    publicMarkets: [...byMarket.values()].map(({ publicMarket }) => publicMarket),
    byMarket,
    closed: new Map(all.filter(({ isClosed }) => isClosed).map((market) => [market.id, build(market)])),
    tried: new Map(markets.flatMap((market) => (testOf(market.id) ? [[market.id, build(market, 'b')] as const] : []))),
    international: {
      navigation: commonNavigation,
      translations: texts(undefined),
      featureToggles: applyFlags(flagsOf.get(everyMarket) ?? [], log),
      searchConfigurations: searchConfigurations(commonNavigation, undefined),
    },
    countries: rows.countries.flatMap(({ zoomLevel, ...row }) =>
      read(MapCountry, zoomLevel === null ? row : { ...row, zoomLevel }, `map_country ${row.countryId}`),
    ),
    jobs: rows.jobs.flatMap((row) => read(Job, row, `job ${row.id}`)),
    stores: rows.stores ?? [],
    redirects: new Map(
      [...Map.groupBy(rows.redirects ?? [], ({ market }) => market)].map(([market, rules]) => [
        market,
        new Map(rules.map(({ path, target, status }) => [path, { target, status }])),
      ]),
    ),
  };
  const pathsOf = (market: MarketSettings) => [...(pagesOf.get(market.id) ?? []).map(({ path }) => path), ...dutyPathsOf(market)];
  const common = (pagesOf.get(everyMarket) ?? []).map(({ path }) => path);
  return withLazy(content, { knownPaths: () => new Set(markets.flatMap((market) => [...common, ...pathsOf(market)])) });
}

/** What arm B sees in place of what is published. */
function triedBy(test: RunningTestRow | undefined, market: string): Pick<ContentRows, 'flags' | 'pages'> {
  if (!test) return { flags: [], pages: [] };
  const { id, flag, flagValue, path, pages } = test;
  return {
    flags: flag === null ? [] : [{ market, name: flag, value: flagValue }],
    pages: pages.flatMap((page) =>
      page.market === market && path !== null
        ? [{ id: `of test ${id}`, market, path, identity: pageIdentity(page.content), content: page.content }]
        : [],
    ),
  };
}

const checked = new WeakMap<object, unknown[]>();

/**
 * Most rows are the same from one revision to the next; checking each of them again would take longer than reading them. The row goes on
 * with what it was read as: what came from the database would be a second copy of every page.
 */
function readOnce<T>(row: { content: unknown }, check: () => T[]): T[] {
  const known = (checked.get(row) as T[] | undefined) ?? check();
  checked.set(row, known);
  row.content = known[0];
  return known;
}

/** What the database gave is text until somebody looks at the page. */
const parse = (content: unknown): unknown => (typeof content === 'string' ? readStored(JSON.parse(content)) : content);

/** A page of another alias than its path has would be shown by a view that knows nothing of it. */
function isInPlace(path: string, { _meta: { alias } }: PageContent): boolean {
  const fixed = fixedPages.get(path) ?? sharedPages.get(path) ?? (isStorePath(path) ? 'store' : undefined);
  return fixed ? alias === fixed : alias === 'categoryPage' || alias === 'contentPage';
}

/** A way of delivery that is switched off is there for staff only; terms are written as a text and read as what it means. */
export function asShown(name: string, content: unknown): unknown {
  if (name === 'shipping-methods') return (content as ContentShippingMethod[]).filter(({ isOff }) => !isOff);
  return name === 'terms-and-conditions' ? (content as TermsSource[]).map(readTerms) : content;
}

const readTerms = (terms: TermsSource): TermsContent => ({ ...terms, text: readRichText(terms.text) });

function toMarket(row: ContentRows['markets'][number]): unknown {
  return {
    id: row.id,
    priority: row.priority,
    language: { name: row.languageName, baseCode: row.language },
    country: { name: row.countryName, code: row.country },
    url: `/${row.id}`,
    name: row.countryName,
    fullName: `${row.countryName} (${row.languageName})`,
    currency: row.currency,
    direction: row.direction,
    dialPrefix: row.dialPrefix,
    decimals: row.decimals,
    tax: { name: taxNameIn(row.language, row.taxName), rate: row.taxRate, included: row.taxIncluded },
    paymentProviders: row.paymentProviders,
    hasStoreLocator: row.hasStoreLocator,
    ...(!row.isOpen && { isClosed: true, ...(row.wasOpen && { wasOpen: true }) }),
    ...(Object.keys(row.formats).length > 0 && { formats: row.formats }),
    ...(Object.keys(row.seller).length > 0 && { seller: row.seller }),
    ...(row.suggested.length > 0 && { suggested: row.suggested }),
    ...(row.hiddenPaymentMethods.length > 0 && { hiddenPaymentMethods: row.hiddenPaymentMethods }),
  };
}

const EditedSearch = SearchConfigurations.partial();

export function searchConfigurations(navigation: Navigation, document: unknown): SearchConfigurations {
  const { totalVisibleProducts, totalVisibleSearchHistory } = navigation;
  const standard = { productsPerPage, defaultSize: searchSize, totalVisibleProducts, totalVisibleSearchHistory, sortings: [...sortings] };
  const edited = EditedSearch.safeParse(document ?? {});
  return edited.success ? { ...standard, ...edited.data } : standard;
}

function groupByMarket<R extends { market: string }>(rows: readonly R[]): Map<string, R[]> {
  return Map.groupBy(rows, (row) => row.market);
}

function withoutCollecting(name: string, content: unknown): unknown {
  return name === 'shipping-methods'
    ? (content as ContentShippingMethod[]).filter(({ deliveryType }) => deliveryType !== 'store')
    : content;
}
