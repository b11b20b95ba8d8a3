import { globSync, readFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { readConfig } from '@selvedge/api/config.ts';
import { testDb } from '@selvedge/api/db/test-database.ts';
import { enrolAsDevice } from '@selvedge/api/harness/enrol-as-device.ts';
import { freePort } from '@selvedge/api/harness/free-port.ts';
import { liveChanges } from '@selvedge/api/harness/live-changes.ts';
import { signInAsStaff } from '@selvedge/api/harness/sign-in-as.ts';
import { bumpRevision, readRevision } from '@selvedge/api/revision/revision.ts';
import { recommendation } from '@selvedge/contract/catalogue/recommendation.ts';
import { createClient } from '@selvedge/contract/client.ts';
import type { PageData } from '@selvedge/contract/page-data.ts';
import { abTests } from '@selvedge/contract/studio/ab-tests.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeDuties } from './duties.fixture.ts';
import { hasDemo } from './has-demo.ts';
import { type OpenShop, openShop } from './open-shop.ts';

const silent = () => {};
const administrator = { email: 'admin@selvedge.example', password: 'a-password-for-tests' };
const shops: OpenShop[] = [];
let base = '';
let other = '';
let metrics = '';
/** What a cache before the shop was told, in place of Varnish. */
const told: string[] = [];
const sharedCache = createServer((asked, answer) => {
  told.push(...String(asked.headers['surrogate-key']).split(' '));
  answer.end();
});

async function open(port: number): Promise<string> {
  const { url } = await testDb();
  const metricsPort = await freePort();
  metrics ||= `http://127.0.0.1:${metricsPort}/metrics`;
  const env = {
    NODE_ENV: 'test',
    PORT: String(port),
    METRICS_PORT: String(metricsPort),
    PSP_PORT: String(await freePort()),
    HOST: '127.0.0.1',
    DATABASE_URL: url,
    SHOP_URL: `http://127.0.0.1:${port}`,
    LOG_LEVEL: 'silent',
    DEMO_STAFF_PASSWORD: administrator.password,
    SETUP_HOST: 'setup.shop.example',
    PURGE_URLS: `http://127.0.0.1:${(sharedCache.address() as AddressInfo).port}/`,
  };
  const opened = await openShop(readConfig(env), { dev: false, say: silent, laysOutAhead: false });
  shops.push(opened);
  await opened.others;
  return `http://127.0.0.1:${port}`;
}

/** As a browser asks that was given this name for the shop. */
function askAt(host: string, path: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number | undefined; location: string | undefined; text: string }>((resolve, reject) => {
    const call = request(base + path, { headers: { ...headers, host } }, async (answer) => {
      let text = '';
      for await (const part of answer.setEncoding('utf8')) text += part;
      resolve({ status: answer.statusCode, location: answer.headers.location, text });
    });
    call.on('error', reject).end();
  });
}

const get = (path: string, headers: Record<string, string> = {}) => fetch(base + path, { headers, redirect: 'manual' });

// A first start writes 55 markets and the goods in 32 languages; the limit ends what hangs.
beforeAll(async () => {
  await new Promise<void>((resolve) => sharedCache.listen(0, '127.0.0.1', resolve));
  base = await open(await freePort());
}, 180_000);
// A second process of the same shop, which finds everything that the first has laid out.
beforeAll(async () => {
  other = await open(await freePort());
});
afterAll(async () => {
  for (const shop of shops) await shop.stop();
  sharedCache.close().closeAllConnections();
});

describe('a page', () => {
  test('is a whole document with its alias, layout, language and direction', async () => {
    const html = await (await get('/ar-AE')).text();
    expect(html).toMatch(/<html lang="ar-AE" dir="rtl" data-page="homePage" data-layout="default"/);
  });

  test('is the same bytes from memory, and 304 to whoever has them', async () => {
    const first = await get('/en-GB/women');
    const second = await get('/en-GB/women');
    expect(await second.text()).toBe(await first.text());
    expect(second.headers.get('etag')).toBe(first.headers.get('etag'));
    const third = await get('/en-GB/women', { 'if-none-match': first.headers.get('etag') as string });
    expect(third.status).toBe(304);
    expect(third.headers.get('content-security-policy')).toBe(first.headers.get('content-security-policy'));
  });

  test("on a store's device is never anybody else's, and is kept nowhere on the way; a forged cookie gets the public one", async () => {
    const { db } = await testDb();
    const { cookie } = await enrolAsDevice(db, { market: 'en-GB', now: new Date() });
    const ask = (headers: Record<string, string>) => get('/en-GB/men', headers);
    for (const headers of [{}, { cookie }, {}, { cookie: `${cookie}x` }, { cookie }, { 'x-iso-context': 'store=1007' }] as const) {
      const answer = await ask(headers as Record<string, string>);
      const isDevice = 'cookie' in headers && headers.cookie === cookie;
      expect(/<html[^>]* data-in-store=""/.test(await answer.text())).toBe(isDevice);
      expect(answer.headers.get('cache-control')).toBe(isDevice ? 'private, no-store' : 'public, no-cache');
    }
    const data = async (headers: Record<string, string>) => (await (await get('/en-GB/men?type=json', headers)).json()) as PageData;
    expect([(await data({ cookie })).inStore, (await data({ cookie })).noindex, (await data({})).inStore]).toEqual([true, true, undefined]);
  });

  test('ISO-002 at the host for setting devices up leads to the setup page; on a device it is that page, whatever was asked for', async () => {
    const { db } = await testDb();
    const { cookie } = await enrolAsDevice(db, { market: 'en-GB', now: new Date() });
    const first = await askAt('setup.shop.example', '/en-GB/basket');
    expect([first.status, first.location]).toEqual([302, `${base}/setup`]);
    expect((await askAt('setup.shop.example', '/en-GB/basket', { cookie })).text).toContain('data-page="isoSetupPage"');
    // A name that only contains the word is no such host, and a forged cookie no device.
    expect((await askAt('setup.elsewhere.example', '/en-GB/basket', { cookie })).text).not.toContain('data-page="isoSetupPage"');
    expect((await askAt('setup.shop.example', '/en-GB/basket', { cookie: `${cookie}x` })).status).toBe(302);
  });

  test('takes no notice of parameters that it does not understand', async () => {
    const plain = await (await get('/en-GB/women')).text();
    expect(await (await get('/en-GB/women?utm_source=mail&x=%3Cscript%3E')).text()).toBe(plain);
  });

  test('is page data with type=json', async () => {
    const response = await get('/de-DE/basket?type=json');
    const data = (await response.json()) as PageData;
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(Object.keys(data)).toEqual(
      expect.arrayContaining([
        'content',
        'navigation',
        'translations',
        'markets',
        'featureToggles',
        'location',
        'statusCode',
        'searchConfigurations',
      ]),
    );
    expect(data.content._meta.alias).toBe('basketPage');
    expect(data.markets).toHaveLength(55);
  });

  test('says once what search engines may do', async () => {
    const html = await (await get('/en-GB/basket')).text();
    expect(html.match(/<meta name="robots"[^>]*>/g)).toEqual(['<meta name="robots" content="noindex, follow" data-seo>']);
  });

  test('never sets a cookie, so that it can be kept for everybody', async () => {
    expect((await get('/en-GB')).headers.get('set-cookie')).toBeNull();
  });
});

describe('the market', () => {
  test('is asked for when neither path nor cookie names one', async () => {
    const response = await get('/');
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('data-page="countrySelectorPage"');
  });

  test('is the stored one when the path names none, and that answer is not kept for others', async () => {
    const response = await get('/basket', { cookie: 'market=sv-SE' });
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe('/sv-SE/basket');
    expect(response.headers.get('cache-control')).toContain('no-store');
  });

  test.each([
    ['/en-gb/women', '/en-GB/women'],
    ['/en-GB/', '/en-GB'],
  ])('%s moves for good to %s', async (from, to) => {
    const response = await get(from);
    expect([response.status, response.headers.get('location')]).toEqual([301, to]);
  });
});

describe('bad input', () => {
  test.each([
    '/xx-YY',
    '/en-GB/there/is/no/such/page',
    '/en-GB/%E0%A4%A',
    '/media/..%2f..%2fpackage.json',
    '/assets/nothing.js',
    '/en-GB/..%5c..%5cetc',
  ])('%s answers 404 or 400 with a page', async (path) => {
    const response = await get(path);
    expect([400, 404]).toContain(response.status);
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(await response.text()).toContain('<h1');
  });

  test.each(['/assets/nothing.js', '/media/nothing.svg', '/studio/assets/nothing.js', '/manifest-xx-XX.webmanifest', '/dev/mail/0'])(
    '%s of a route that knows its files is missing, not refused',
    async (path) => expect((await get(path)).status).toBe(404),
  );

  test.each(['//elsewhere.example/', '/\\elsewhere.example', '/en-GB//elsewhere.example/'])(
    '%s never leads to another host',
    async (path) => {
      const response = await get(path, { cookie: 'market=en-GB' });
      expect(response.headers.get('location') ?? '/').toMatch(/^\/(?![/\\])/);
    },
  );

  test('a port that is taken stops the start with words, and leaves nothing running', async () => {
    const taken = Number(new URL(base).port);
    await expect(open(taken)).rejects.toThrow(`Port ${taken} is taken by another program.`);
  });
});

const seenByCaches = ({ headers }: Response) => [headers.get('surrogate-control'), headers.get('surrogate-key')];

describe('a cache before the shop', () => {
  test('may keep a page that is the same for everybody, for as long as its prices and its stock allow', async () => {
    const { db } = await testDb();
    const plain = await get('/sv-SE');
    const again = await get('/sv-SE');
    const known = await get('/sv-SE', { 'if-none-match': plain.headers.get('etag')! });
    expect(known.status).toBe(304);
    const revision = await readRevision(db, 'content');
    const control = 'max-age=300, stale-while-revalidate=5, stale-if-error=86400';
    for (const each of [plain, again, known]) expect(seenByCaches(each)).toEqual([control, `pages market-sv-SE content-${revision}`]);
    expect(plain.headers.get('cache-control')).toBe('public, no-cache');
    expect((await get('/sv-SE/women')).headers.get('surrogate-key')).toMatch(/ goods catalogue-\d+$/);
    const html = await (await get('/sv-SE/women')).text();
    const [product = ''] = /\/sv-SE\/p\/[^"?#]+|\/sv-SE\/[^"?#]+\/p\/[^"?#]+/.exec(html) ?? [];
    expect((await get(product)).headers.get('surrogate-control')).toMatch(/^max-age=10,/);
  });

  test.each([
    '/',
    '/en-GB/nothing-of-this-name',
    '/sv-SE/account',
    '/sv-SE/checkout',
    '/api/content/sv-SE/flags',
    '/healthz',
    '/studio',
    '/sv-SE/',
  ])('may not keep %s', async (path) => {
    expect(seenByCaches(await get(path))).toEqual([null, null]);
  });

  test('may not keep what a device of a store or a preview is shown', async () => {
    const { db } = await testDb();
    const { cookie } = await enrolAsDevice(db, { market: 'sv-SE', now: new Date() });
    expect(seenByCaches(await get('/sv-SE', { cookie }))).toEqual([null, null]);
  });

  test('is told at once which pages are old', async () => {
    const { db } = await testDb();
    expect(told).toContain('pages');
    for (const name of ['content', 'catalogue'] as const) {
      const before = await readRevision(db, name);
      await bumpRevision(db, name);
      await expect.poll(() => told, { timeout: 30_000 }).toContain(`${name}-${before}`);
    }
  });
});

test('of an A/B test each arm is sent its own page, from memory, and never the other one', async () => {
  const { db } = await testDb();
  const staff = await signInAsStaff(db, { role: 'administrator', now: new Date() });
  const send = (url: string | URL | Request, init?: RequestInit) => fetch(url, { ...init, headers: { ...init?.headers, ...staff } });
  const call = createClient({ apiBase: base, fetch: send as typeof fetch });
  const tried = { kind: 'flag', flag: 'quickBuy', value: false } as const;
  const [made] = await call(abTests.create, { body: { name: 'Pages', tried, markets: ['nb-NO'], share: 50, goal: 'basket' } });
  const { id } = made!;
  const data = async (path: string, cookie: string) => (await (await get(`${path}?type=json`, { cookie })).json()) as PageData;
  await call(abTests.start, { params: { id } });
  await expect.poll(async () => (await data('/nb-NO/women', '')).test?.id, { timeout: 30_000 }).toBe(id);
  const arms = { a: `ab_tests=${id}.a`, none: 'market=nb-NO', b: `x=1; ab_tests=${id}.b`, other: `ab_tests=${id + 1}.b` };
  const seen = new Map<string, Set<string>>();
  for (const path of ['/nb-NO', '/nb-NO/women'])
    for (const arm of ['none', 'b', 'a', 'b', 'other', 'a', 'b', 'none'] as const) {
      const answer = await get(path, { cookie: arms[arm] });
      const shown = arm === 'b' ? 'b' : 'a';
      const key = `${path} ${shown}`;
      seen.set(key, (seen.get(key) ?? new Set()).add(`${answer.headers.get('etag')} ${await answer.text()}`));
      const { test: part, featureToggles } = await data(path, arms[arm]);
      expect([part?.arm, featureToggles.quickBuy]).toEqual([shown, arm !== 'b']);
    }
  expect([...seen].map(([, bytes]) => bytes.size)).toEqual([1, 1, 1, 1]);
  expect(new Set([...seen.values()].flatMap((bytes) => [...bytes])).size).toBe(4);
  // Two pages at one address: no cache before the shop may have either.
  expect(seenByCaches(await get('/nb-NO'))).toEqual([null, null]);
  // Whoever holds one arm's page and is in the other now is not told that it is still good.
  const [etag] = [...seen.get('/nb-NO a')!][0]!.split(' ');
  const ask = async (cookie: string) => (await get('/nb-NO', { cookie, 'if-none-match': etag! })).status;
  expect([await ask(arms.a), await ask(arms.b)]).toEqual([304, 200]);
  await call(abTests.stop, { params: { id } });
  await expect.poll(async () => (await data('/nb-NO', arms.b)).test, { timeout: 30_000 }).toBeUndefined();
  expect((await data('/nb-NO', arms.b)).featureToggles.quickBuy).toBe(true);
});

test('a page, a menu, a text, a flag and a price that are changed at one process are seen at the other', async () => {
  const { db } = await testDb();
  const staff = await signInAsStaff(db, { role: 'administrator', now: new Date() });
  const send = (url: string | URL | Request, init?: RequestInit) => fetch(url, { ...init, headers: { ...init?.headers, ...staff } });
  const call = createClient({ apiBase: base, fetch: send as typeof fetch });
  for (const [kind, { prepare, isSeen }] of Object.entries(liveChanges({ staff: call, reader: other, market: 'fr-FR' }))) {
    const publish = await prepare(0);
    await publish();
    await expect.poll(() => isSeen(0), { message: kind, timeout: 30_000 }).toBe(true);
  }
});

test('robots are sent away outside production, and the site map lists every market', async () => {
  expect(await (await get('/robots.txt')).text()).toContain('Disallow: /\n');
  const index = await (await get('/sitemap.xml')).text();
  expect(index.match(/<loc>[^<]*\/sitemap-[a-z]{2}-[A-Z]{2}\.xml<\/loc>/g)).toHaveLength(55);
  expect(await (await get('/sitemap-en-GB.xml')).text()).toContain(`<loc>${base}/en-GB/women</loc>`);
  const plain = await get('/sitemap-en-GB.xml', { 'accept-encoding': 'identity' });
  for (const _ of [1, 2]) {
    const small = await get('/sitemap-en-GB.xml', { 'accept-encoding': 'gzip' });
    expect(small.headers.get('content-encoding')).toBe('gzip');
    expect(await small.text()).toBe(await plain.clone().text());
  }
  const etag = plain.headers.get('etag') as string;
  expect((await get('/sitemap-en-GB.xml', { 'if-none-match': etag })).status).toBe(304);
  for (const missing of ['/sitemap-xx-XX.xml', '/sitemap-en-GB-products-999.xml', '/sitemap-..%2f.xml'])
    expect((await get(missing)).status).toBe(404);
});

test('pages of every kind have a picture where they are shared, and none is drawn for what is not there', async () => {
  const listing = await (await get('/nl-NL/women')).text();
  const product = /href="(\/nl-NL\/p\/[^"?]+)"/.exec(listing)?.[1] ?? '';
  const store = /\/nl-NL\/stores\/[a-z0-9-]+/.exec(await (await get('/sitemap-nl-NL.xml')).text())?.[0] ?? '';
  const addresses = new Set<string>();
  for (const page of ['/nl-NL', '/nl-NL/women', '/nl-NL/i/about', product, store, '/nl-NL/search?q=jas', '/ar-KW/women']) {
    const text = await (await get(page)).text();
    const read = (name: string) => new RegExp(`<meta property="og:image${name}" content="([^"]*)"`).exec(text)?.[1] ?? '';
    expect([read(':width'), read(':height'), read(':alt') !== ''], page).toEqual(['1200', '630', true]);
    const picture = await fetch(read(''), { redirect: 'manual' });
    expect([picture.status, picture.headers.get('content-type')], `${page} ${read('')}`).toEqual([200, 'image/jpeg']);
    expect(picture.headers.get('cache-control')).toContain('immutable');
    const bytes = Buffer.from(await picture.arrayBuffer());
    // The frame of a progressive JPEG tells its height and width.
    const frame = bytes.indexOf(Buffer.from([0xff, 0xc2]));
    expect([bytes.readUInt16BE(frame + 7), bytes.readUInt16BE(frame + 5)]).toEqual([1200, 630]);
    addresses.add(new URL(read('')).pathname);
  }
  // The search has the shop's own.
  expect(addresses.size).toBe(6);
  const [one = ''] = [...addresses].filter((address) => address.includes('/product/'));
  const other = await get(one.replace(/[0-9a-f]{16}\.jpg$/, '0123456789abcdef.jpg'));
  expect([other.status, other.headers.get('location')]).toEqual([302, one]);
  const hash = '0123456789abcdef';
  for (const wrong of [
    'nl-NL/product/made-up',
    'nl-NL/page/made/up',
    'nl-NL/store/made-up',
    'nl-NL/text/Anything',
    'xx-XX/shop',
    'nl-NL/page/',
    'nl-NL/shop/x',
  ])
    expect((await get(`/share/${wrong}.${hash}.jpg`)).status, wrong).toBe(404);
});

test('every cache that the sources make is in the metrics, with what it holds and how it fares', async () => {
  const named = /create(?:Byte|Page)?Cache(?:<[^(]+>)?\(\s*(?:\{\s*name:\s*)?'([\w-]+)'/g;
  const sources = ['../../api/src', '.'].flatMap((folder) => globSync(join(import.meta.dirname, folder, '**/*.ts')));
  // Those of the search engine are made where there is one.
  const made = sources.filter((file) => !file.endsWith('.test.ts') && !file.includes('/catalogue/engine/'));
  const texts = made.map((file) => readFileSync(file, 'utf8'));
  const names = texts.flatMap((text) => [...text.matchAll(named)].map(([, name]) => name));
  expect(names.length).toBeGreaterThan(14);
  for (const path of ['/nl-NL/women', '/nl-NL/women', '/nl-NL/women?availability=online', '/nl-NL/search?q=jas', '/nl-NL/p/jas/1'])
    await get(path);
  await createClient({ apiBase: base })(recommendation.recommendations, { params: { catalog: 'nl-NL' }, body: { type: 'popular' } });
  const text = await (await fetch(metrics)).text();
  const readMetric = (metric: string, cache: string) => new RegExp(`^${metric}{cache="${cache}"} (\\d+)$`, 'm').exec(text)?.[1];
  const told = ['cache_entries', 'cache_bytes', 'cache_hits_total', 'cache_misses_total', 'cache_evictions_total'];
  expect(
    names.flatMap((name) => told.filter((metric) => readMetric(metric, name!) === undefined).map((metric) => `${metric} ${name}`)),
  ).toEqual([]);
  expect(['cache_entries', 'cache_bytes', 'cache_hits_total'].map((metric) => Number(readMetric(metric, 'pages')) > 0)).toEqual([
    true,
    true,
    true,
  ]);
});

test('what has been filled is not filled again, until there is nothing of some kind', async () => {
  const { pool } = await testDb();
  expect((await hasDemo(pool)).shop).toBe(true);
  const client = await pool.connect();
  try {
    for (const tables of [['page', 'document'], ['style'], ['promotion'], ['fit_count'], ['staff'], ['shopper'], ['gift_card_movement']]) {
      await client.query('begin');
      // An empty table of the same name comes before the shop's own; nobody else sees it.
      for (const table of tables) await client.query(`create temp table ${table} (like public.${table})`);
      expect((await hasDemo(client)).shop, tables.join()).toBe(false);
      await client.query('rollback');
    }
  } finally {
    client.release(true);
  }
});

describe('an address that cannot be read', () => {
  const kinds = ['', '/women', '/i/about', '/p/x/1', '/search', '/basket', '/checkout/payment', '/account/orders', '/stores', '/login'];

  test.each(kinds)('in %s of a market is its page of what is missing, not the choice of a country', async (kind) => {
    for (const broken of ['%', '%4', '%ZZ', '%C3%28']) {
      const response = await get(`/pt-PT${kind}/${broken}`);
      expect([400, 404], `${kind}/${broken}`).toContain(response.status);
      expect(await response.text(), `${kind}/${broken}`).toMatch(/<html lang="pt-PT" dir="ltr" data-page="notFoundPage"/);
    }
  });

  test('outside a market is one too; below the API it is refused as JSON', async () => {
    for (const path of ['/%', '/assets/%', '/img/%ZZ', '/studio/%', '/women/%4']) {
      const response = await get(path, { cookie: 'market=fi-FI' });
      expect([400, 404], path).toContain(response.status);
      expect(await response.text(), path).not.toContain('data-page="countrySelectorPage"');
    }
    const refused = await get('/api/f/%/markets');
    expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([400, 'invalid_request']);
  });
});

describeDuties(() => base);
