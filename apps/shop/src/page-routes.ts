import type { CatalogueSnapshot } from '@selvedge/api/catalogue/open-catalogue.ts';
import { productAddresses } from '@selvedge/api/catalogue/product-addresses.ts';
import { wasSold } from '@selvedge/api/catalogue/was-sold.ts';
import type { PageRequest } from '@selvedge/api/content/page-request.ts';
import { writeQuery } from '@selvedge/api/content/resolve-page.ts';
import { findEnrolled, mayBeDevice } from '@selvedge/api/device/find-device.ts';
import { readCookie } from '@selvedge/api/http/cookie.ts';
import type { Inline } from '@selvedge/api/http/security-headers.ts';
import { findPage } from '@selvedge/api/page/find-page.ts';
import type { FoundPage } from '@selvedge/api/page/found-page.ts';
import type { ContentSnapshot } from '@selvedge/api/published/content-snapshot.ts';
import { countHits, type RedirectKey } from '@selvedge/api/redirect/count-hits.ts';
import type { StockChanges } from '@selvedge/api/stock/stock-changes.ts';
import type { PageAlias } from '@selvedge/contract/page.ts';
import type { PageData, SharedData } from '@selvedge/contract/page-data.ts';
import { pagePath } from '@selvedge/domain/page/page-path.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, chooseQuickEncoding, type Encoding } from './compress.ts';
import { addPreviewBar, findPreview, inOwnFrames, markPreview, type Preview, withPreview } from './find-preview.ts';
import { bytesOf, type CachedPage, encode, encodeQuickly, type MadePage, type PageCache, type SnapshotRevisions } from './page-cache.ts';
import { pageVariant } from './page-variant.ts';
import type { Renderer } from './renderer.ts';
import { serveBytes } from './serve-bytes.ts';
import { surrogateHeaders, surrogateKeysOf } from './surrogate-headers.ts';
import { toBytes } from './to-bytes.ts';

export type PageDeps = {
  content: () => ContentSnapshot;
  catalogue: () => CatalogueSnapshot;
  stock: () => StockChanges;
  clock: () => Date;
  renderer: Renderer;
  policyOf: (inline: Inline, alias: PageAlias, market?: string) => string;
  cache: PageCache;
  /** For searches and filtered listings, of which there are more than any memory holds. */
  passing: PageCache;
  production: boolean;
  shopUrl: string;
  /** From where pages may run scripts of others. */
  scriptHosts?: readonly string[];
  mapTiles?: string | undefined;
  /** A host at which devices of stores are set up. */
  setupHost?: string | undefined;
  /** How long shared caches may keep a page that they were not told is old; 0 where there are none. */
  sharedSeconds?: number;
};

/** Browsers ask each time and mostly hear 304, so that what is published is seen at once. */
export const pageCaching = 'public, no-cache';

/** Every path that is not an API call or a file is a page of the shop. */
export function pageRoutes(app: FastifyInstance, deps: PageDeps): void {
  const count = countHits(
    () => app.shop.db,
    (error) => app.log.warn({ err: error }, 'hits of redirects were not counted'),
  );
  app.get('/*', (request, reply) => servePage(deps, request, { reply, count }));
}

export function revisionsOf({ content, catalogue, clock }: Pick<PageDeps, 'content' | 'catalogue' | 'clock'>): SnapshotRevisions {
  return { content: content().revision, catalogue: catalogue().revision, time: clock().getTime() };
}

type Answering = { reply: FastifyReply; count: (rule: RedirectKey) => void };

async function servePage(deps: PageDeps, request: FastifyRequest, { reply, count }: Answering): Promise<FastifyReply> {
  const preview = await findPreview(request, deps.content);
  if (preview) return servePreview(deps, request, reply, preview);
  const wanted = await asDevice(deps, request);
  if (wanted.setupHost && !wanted.inStore) return leadToSetup(deps, reply);
  const form = formOf(wanted);
  const now = revisionsOf(deps);
  const variant = pageVariant(deps.content(), request);
  const found = await findPage({ ...pageShopOf(deps, request), content: variant.content, now: new Date(now.time) }, wanted);
  if (found.rule && form === 'html') count(found.rule);
  const cache = found.isLongTail ? deps.passing : deps.cache;
  reply.header('x-build', deps.renderer.build).header('cache-control', found.key && !wanted.inStore ? pageCaching : 'private, no-store');
  const name = deps.renderer.isChanging ? undefined : found.key && `${variant.name}${form} ${found.key}`;
  const kept = name && cache.find(now, name);
  if (kept) return send(request, reply, kept, form);
  const page = await found.load();
  if (page.location.redirect && form === 'html') return redirect(reply, page);
  const quick = chooseQuickEncoding(request.headers['accept-encoding']);
  const { byMarket, tried } = deps.content();
  const id = page.location.market?.id ?? '';
  const isShared = byMarket.has(id) && !tried?.has(id) && !wanted.inStore;
  const make = async () => {
    const made = await render(deps, page, { form, found, now, variant: variant.name, isShared });
    return found.isLongTail ? encodeQuickly(made, quick) : encode(made, quick);
  };
  return send(request, reply, await (name ? cache.make(now, name, make) : make()), form);
}

function pageShopOf(deps: PageDeps, { server }: FastifyRequest) {
  const { ports, db } = server.shop;
  const known = { productAddresses: productAddresses(db), wasSold: (id: string) => wasSold(db, id) };
  const memory = { catalogue: deps.catalogue(), stock: deps.stock() };
  return { ...memory, storePlaces: ports.storePlaces, mapTiles: deps.mapTiles, ...known };
}

/** The real storefront with what is not live yet. Made for each request and kept nowhere. */
async function servePreview(deps: PageDeps, request: FastifyRequest, reply: FastifyReply, preview: Preview): Promise<FastifyReply> {
  const wanted = { ...readRequest(deps, request), preview: true };
  const form = formOf(wanted);
  markPreview(reply.header('x-build', deps.renderer.build));
  if (form === 'html' && !preview.isInAddress) return reply.redirect(withPreview(request.url, preview), 302);
  const found = await findPage({ ...pageShopOf(deps, request), content: preview.content, now: preview.at }, wanted);
  const page = { ...(await found.load()), preview: preview.shown };
  const { redirect: to } = page.location;
  if (to && form === 'html') return redirect(reply, { ...page, location: { ...page.location, redirect: withPreview(to, preview) } });
  const made = await render(deps, page, { form, found, now: revisionsOf(deps) });
  const text = form === 'html' ? addPreviewBar(toBytes([made.text].flat()).toString(), preview) : made.text;
  const policy = made.policy && inOwnFrames(made.policy);
  return send(request, reply, await encode({ ...made, text, ...(policy && { policy }) }), form);
}

/** A whole document, everything a page is made from, only what differs from one page to the next, or only what does not. */
type Form = 'html' | 'json' | 'part' | 'shared';

function formOf({ query }: PageRequest): Form {
  if (query.get('type') !== 'json') return 'html';
  const part = query.get('part');
  return part === 'content' ? 'part' : part === 'shared' ? 'shared' : 'json';
}

/** Where a search leads may change tomorrow; what moved for good may be remembered. */
function redirect(reply: FastifyReply, { location, statusCode }: PageData): FastifyReply {
  return reply.header('cache-control', 'private, no-store').redirect(location.redirect ?? '/', statusCode);
}

export async function send(request: FastifyRequest, reply: FastifyReply, page: CachedPage, form: Form): Promise<FastifyReply> {
  const encoding = encodingFor(request, page);
  const bytes = { etag: page.etag, [encoding]: await bytesOf(page, encoding) };
  if (page.status === 503) reply.header('retry-after', '120');
  if (page.policy) reply.header('content-security-policy', page.policy);
  if (page.shared) reply.headers(surrogateHeaders(page, request.server.shop.clock().getTime()));
  // Page data tells its status in the payload; a status of its own would make it an error to whoever fetches it.
  return serveBytes(request, reply, bytes, { encoding, status: form === 'html' ? page.status : 200, type: page.type });
}

/** What there is already before what would have to be made. */
function encodingFor({ headers }: FastifyRequest, page: CachedPage): Encoding {
  const quick = chooseQuickEncoding(headers['accept-encoding']);
  return page[quick] ? quick : chooseEncoding(headers['accept-encoding']);
}

export function readRequest(deps: PageDeps, request: FastifyRequest): PageRequest {
  const [path = '/', search = ''] = request.url.split('?', 2);
  const { production, shopUrl, scriptHosts } = deps;
  const storedMarket = readCookie(request.headers.cookie, 'market');
  return { path, query: new URLSearchParams(search), storedMarket, production, shopUrl, scriptHosts };
}

/** ISO-015 a device is one that staff have set up, whatever a request says of itself. (ISO-001) */
async function asDevice(deps: PageDeps, request: FastifyRequest): Promise<PageRequest> {
  const wanted = { ...readRequest(deps, request), setupHost: deps.setupHost !== undefined && request.hostname === deps.setupHost };
  if (!mayBeDevice(request.headers.cookie)) return wanted;
  const { shop } = request.server;
  const found = await findEnrolled(shop.db, { headers: request.headers, secret: shop.config.sessionSecret, now: shop.clock() });
  return found ? { ...wanted, inStore: true, device: { market: found.market, storeId: found.storeId } } : wanted;
}

/** A name that is short enough to be typed on a device. What is set up there must be the shop's own host: cookies stay where they were given. */
function leadToSetup({ shopUrl }: PageDeps, reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', 'private, no-store').redirect(`${shopUrl}${pagePath('isoSetupPage')}`, 302);
}

type Rendered = { form: Form; found: FoundPage; now: SnapshotRevisions; variant?: string; isShared?: boolean };

async function render(deps: PageDeps, page: PageData, { form, found, now, variant = '', isShared = false }: Rendered): Promise<MadePage> {
  const { renderer, policyOf, sharedSeconds = 0 } = deps;
  const { statusCode: status, location } = page;
  const { until, isTrue } = found;
  const keys = isShared && sharedSeconds > 0 && found.key ? surrogateKeysOf(page, { now, hasGoods: until !== undefined }) : undefined;
  const shared = keys !== undefined && { shared: { keys, seconds: sharedSeconds } };
  const goods = { ...(until !== undefined && { until, catalogue: now.catalogue, ...(isTrue && { isTrue }) }), ...shared };
  if (form !== 'html') {
    const data = form === 'part' ? partOf(page) : form === 'shared' ? sharedOf(page) : page;
    return { status, type: 'application/json; charset=utf-8', text: JSON.stringify(data), url: undefined, ...goods };
  }
  // By its address alone a page of a store's device would be found for everybody.
  const url = status === 200 && location.market && !page.inStore ? variant + location.path + writeQuery(location.query) : undefined;
  const { text, inline } = await renderer.renderWhole(page);
  return {
    status,
    type: 'text/html; charset=utf-8',
    text,
    policy: policyOf(inline, page.content._meta.alias, location.market?.id),
    url,
    ...goods,
  };
}

/** The rest is the same on every page of a market, for as long as the revision is the same. */
function partOf({ statusCode, layout, content, location, revision, noindex, test, preview, inStore }: PageData) {
  return {
    statusCode,
    layout,
    content,
    location,
    revision,
    noindex,
    ...(test && { test }),
    ...(preview && { preview }),
    ...(inStore && { inStore }),
  };
}

/** What a document leaves out until somebody needs it. */
function sharedOf({ navigation, translations, markets }: PageData): SharedData {
  return { navigation: { burgerMenu: navigation.burgerMenu }, translations, markets };
}
