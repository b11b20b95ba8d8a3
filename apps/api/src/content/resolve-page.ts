import type { PageAlias, PageContent } from '@selvedge/contract/page.ts';
import { StoreService } from '@selvedge/contract/store.ts';
import { type ListingQuery, readListingQuery, writeListingQuery } from '@selvedge/domain/catalogue/listing-query.ts';
import { offeredSortings } from '@selvedge/domain/catalogue/search-window.ts';
import { firstSegment, looksLikeMarket } from '@selvedge/domain/market/find-market-by-path.ts';
import { formerMarket } from '@selvedge/domain/market/switch-market-path.ts';
import { matchPath } from '@selvedge/domain/page/match-path.ts';
import { pagePath } from '@selvedge/domain/page/page-path.ts';
import { RouteError } from '@selvedge/domain/page/route-error.ts';
import { canonicalMarketId } from '../published/canonical-market-id.ts';
import type { ContentSnapshot, MarketContent } from '../published/content-snapshot.ts';
import { encodePath } from './encode-path.ts';
import { findMoved, type Moved } from './find-moved.ts';
import { findNearestPath } from './find-nearest-path.ts';
import type { PageRequest } from './page-request.ts';
import { isAccount, loginPages, outlivingPages, pageFlags, pagesOfOneThing, serverQuery, storePages } from './page-rules.ts';

export type Resolution =
  | { kind: 'redirect'; statusCode: 301 | 302; to: string; rule?: Moved['rule'] }
  | { kind: 'selector'; statusCode: 200 | 404; indexable: boolean }
  | { kind: 'maintenance'; in: MarketContent; mode: MaintenanceMode; path: string }
  | PageResolution;

/** What is closed: all of a market, or a part of it. */
export type MaintenanceMode = 'shop' | 'login' | 'account';

export type PageResolution = {
  kind: 'page';
  statusCode: 200 | 404 | 410;
  in: MarketContent;
  alias: PageAlias;
  path: string;
  row: PageContent | undefined;
  query: Query;
  /** What told that the page is gone. */
  rule?: Moved['rule'];
  /** What a page of one thing is about, and where it was asked for. Without the thing the page is one of the missing. */
  thing?: { path: string; params: Record<string, string | string[]> };
};

export type Query = Record<string, string[]>;

/** Which page a request is for, or where it should have gone. */
export function resolvePage(content: ContentSnapshot, request: PageRequest): Resolution {
  const { path } = request;
  // A second slash would turn a redirect into one to another host: '//elsewhere.example/'.
  if (!/^\/(?![/\\])[^\\]*$/.test(path) || path.includes('//')) return { kind: 'selector', statusCode: 404, indexable: false };
  const segment = firstSegment(path);
  const rest = path.slice(1 + segment.length);
  const market =
    content.byMarket.get(canonicalMarketId(segment)) ?? findOutlived(content, request, { segment, rest: rest.replace(/\/$/, '') });
  if (!market) return resolveOutside(content, request, segment);

  const id = market.market.id;
  const trimmed = rest.replace(/\/$/, '');
  if (segment !== id || trimmed !== rest) return redirect(301, `/${id}${trimmed}`, request);
  return resolveInside(content, market, { request, rest });
}

/** A closed market, for the pages that are left of it: who bought there reads the receipt by the address in the mail. */
function findOutlived(
  { closed }: ContentSnapshot,
  { query }: PageRequest,
  { segment, rest }: { segment: string; rest: string },
): MarketContent | undefined {
  const market = closed.get(canonicalMarketId(segment));
  if (!market?.market.wasOpen) return undefined;
  const alias = tryMatch(rest)?.alias;
  const isByNumber = query.has('orderid') && (alias === undefined || alias === 'homePage');
  return isByNumber || (alias && outlivingPages.has(alias)) ? market : undefined;
}

/** No market in the path: the stored one, else the shopper chooses. */
function resolveOutside(content: ContentSnapshot, request: PageRequest, segment: string): Resolution {
  const device = request.device && content.byMarket.has(request.device.market) ? request.device : undefined;
  if (looksLikeMarket(segment))
    return device ? redirect(302, `/${device.market}`, request) : { kind: 'selector', statusCode: 404, indexable: false };
  const path = request.path.replace(/\/$/, '');
  // A store's device stays in its market, whatever somebody types.
  if (device) return redirect(302, `/${device.market}${path === pagePath('countrySelectorPage') ? '' : path}`, request);
  if (path === pagePath('countrySelectorPage')) return { kind: 'selector', statusCode: 200, indexable: false };
  const stored = request.storedMarket && content.byMarket.get(canonicalMarketId(request.storedMarket));
  if (stored) return redirect(302, `/${stored.market.id}${path}`, request);
  const exists = path === '' || existsSomewhere(content, path);
  return { kind: 'selector', statusCode: exists ? 200 : 404, indexable: path === '' };
}

function existsSomewhere(content: ContentSnapshot, path: string): boolean {
  const match = tryMatch(path);
  return (
    match !== undefined && (match.alias === 'categoryPage' || match.alias === 'contentPage' ? content.knownPaths.has(match.path) : true)
  );
}

function resolveInside(
  content: ContentSnapshot,
  market: MarketContent,
  { request, rest }: { request: PageRequest; rest: string },
): Resolution {
  const match =
    request.inStore && request.setupHost ? { alias: 'isoSetupPage' as const, path: pagePath('isoSetupPage'), params: {} } : tryMatch(rest);
  const row = match && market.pages.get(match.path);
  const alias = match && findAlias(market, match.alias, row);
  if (alias === undefined || alias === 'homePage') {
    const byId = resolveId(market, request);
    if (byId) return byId;
  }
  const shown = alias ?? 'notFoundPage';
  const path = match?.path ?? rest;
  const mode = request.preview ? undefined : maintenanceOf(market, shown);
  if (mode) return { kind: 'maintenance', in: market, mode, path };
  const moved = alias === undefined ? findMoved(content, market, path) : undefined;
  if (moved) return resolveMoved(market, request, moved);
  const nearest = alias === undefined ? findNearestPath(content, market, { request, path }) : undefined;
  if (nearest !== undefined) return redirect(302, `/${market.market.id}${encodePath(nearest)}`, request, formerMarket);
  // A page of one thing says in its own words that the thing is not there.
  if (alias === undefined || pagesOfOneThing.has(alias)) {
    const missing = { kind: 'page', statusCode: 404, in: market, alias: shown, path: notFoundPath, row: undefined, query: {} } as const;
    return alias && match ? { ...missing, thing: { path, params: match.params } } : missing;
  }
  return { kind: 'page', statusCode: 200, in: market, alias, path, row, query: readQuery(market, alias, request.query) };
}

/** Where a rule leads, or the page of what is gone: one for all, as of what is missing. */
export function resolveMoved(market: MarketContent, request: PageRequest, { statusCode, to, rule }: Moved): Resolution {
  if (to !== undefined && statusCode !== 410) return { ...redirect(statusCode, to, request), rule } as Resolution;
  return { kind: 'page', statusCode: 410, in: market, alias: 'notFoundPage', path: '/410', row: undefined, query: {}, rule };
}

/** Every missing page is one page: whoever walks through invented addresses fills no cache. */
const notFoundPath = '/404';

function findAlias({ market, featureToggles }: MarketContent, matched: PageAlias, row: PageContent | undefined): PageAlias | undefined {
  if (matched === 'categoryPage' || matched === 'contentPage') return row?._meta.alias;
  if (storePages.has(matched) && !market.hasStoreLocator) return undefined;
  const flag = pageFlags[matched];
  return flag && !featureToggles[flag] ? undefined : matched;
}

/** Addresses by id, as older links and mails have them. */
function resolveId(market: MarketContent, request: PageRequest): Resolution | undefined {
  const base = `/${market.market.id}`;
  for (const [name, kind] of [
    ['cgid', 'category'],
    ['cid', 'content'],
  ] as const) {
    const id = request.query.get(name);
    const path = id && market.pathById.get(`${kind}:${id}`);
    if (path) return redirect(301, base + encodePath(path), request, name);
  }
  // The id stays in the query: the receipt has no other address.
  if (request.query.get('orderid')) return redirect(301, base + pagePath('receiptPage'), request);
  return undefined;
}

function maintenanceOf({ featureToggles }: MarketContent, alias: PageAlias): MaintenanceMode | undefined {
  if (featureToggles.maintenanceMode) return 'shop';
  if (featureToggles.accountPageMaintenance && isAccount(alias)) return 'account';
  return featureToggles.loginPageMaintenance && loginPages.has(alias) ? 'login' : undefined;
}

function tryMatch(path: string): { alias: PageAlias; path: string; params: Record<string, string | string[]> } | undefined {
  try {
    return { ...matchPath(path), path: decodeURIComponent(path) };
  } catch (error) {
    if (error instanceof RouteError) return undefined;
    throw error;
  }
}

function readQuery(market: MarketContent, alias: PageAlias, query: URLSearchParams): Query {
  if (alias === 'categoryPage' || alias === 'searchPage') return readListing(market, alias, query);
  const understood: Query = {};
  for (const name of serverQuery[alias] ?? []) {
    const value = query.get(name)?.trim().slice(0, 200);
    if (value && isUseful(name, value)) understood[name] = [value];
  }
  return understood;
}

/** A listing has one address for each choice, however it was asked for. */
function readListing(market: MarketContent, alias: 'categoryPage' | 'searchPage', query: URLSearchParams): Query {
  const asked = readListingQuery(query);
  const isOffered = offeredSortings(market.searchConfigurations.sortings).includes(asked.sorting);
  return toQuery({ ...asked, q: alias === 'searchPage' ? asked.q : '', sorting: isOffered ? asked.sorting : '' });
}

export function toQuery(listing: ListingQuery): Query {
  const query: Query = {};
  for (const [name, value] of writeListingQuery(listing)) query[name] = [...(query[name] ?? []), value];
  return query;
}

/** As it stands in an address, with its question mark. */
export function writeQuery(query: Query): string {
  const text = new URLSearchParams(Object.entries(query).flatMap(([name, values]) => values.map((value) => [name, value]))).toString();
  return text && `?${text}`;
}

function isUseful(name: string, value: string): boolean {
  if (name === 'view') return ['signup', 'forgot-password', 'verify'].includes(value);
  if (name === 'open' || name === 'collect') return value === '1';
  return name !== 'service' || StoreService.safeParse(value).success;
}

function redirect(statusCode: 301 | 302, path: string, request: PageRequest, consumed?: string): Resolution {
  const rest = new URLSearchParams(request.query);
  rest.delete('type');
  if (consumed) rest.delete(consumed);
  return { kind: 'redirect', statusCode, to: rest.size > 0 ? `${path}?${rest}` : path };
}
