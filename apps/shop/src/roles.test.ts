import { setTimeout as wait } from 'node:timers/promises';
import { shirt, toText } from '@selvedge/api/assortment/import/import.fixture.ts';
import { readConfig } from '@selvedge/api/config.ts';
import { testDb } from '@selvedge/api/db/test-database.ts';
import { buyAsGuest } from '@selvedge/api/harness/buy-as-guest.ts';
import { freePort } from '@selvedge/api/harness/free-port.ts';
import { signInAsStaff } from '@selvedge/api/harness/sign-in-as.ts';
import { type Client, createClient } from '@selvedge/contract/client.ts';
import { content } from '@selvedge/contract/content.ts';
import { editing } from '@selvedge/contract/studio/editing.ts';
import type { ImportRun } from '@selvedge/contract/studio/import.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenShop, openShop } from './open-shop.ts';

const shops: OpenShop[] = [];
let web = '';
let psp = '';
let staff: Record<string, string>;
let call: Client;

async function open(ROLE: 'web' | 'worker', more: Record<string, string>): Promise<string> {
  const { url } = await testDb();
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const env = {
    ...{ NODE_ENV: 'test', ROLE, PORT: String(port), METRICS_PORT: String(await freePort()), HOST: '127.0.0.1' },
    ...{ DATABASE_URL: url, SHOP_URL: web || address, LOG_LEVEL: 'silent', DEMO_STAFF_PASSWORD: 'a-password-for-tests' },
    ...more,
  };
  const opened = await openShop(readConfig(env), { dev: false, say: () => {}, laysOutAhead: false });
  shops.push(opened);
  await opened.others;
  return address;
}

// A first start writes 55 markets and the goods in 32 languages; the limit ends what hangs.
beforeAll(async () => {
  const pspPort = await freePort();
  psp = `http://127.0.0.1:${pspPort}`;
  web = await open('web', { PSP_PORT: String(pspPort) });
  staff = await signInAsStaff((await testDb()).db, { role: 'administrator', now: new Date() });
  const send = (url: string | URL | Request, init?: RequestInit) => fetch(url, { ...init, headers: { ...init?.headers, ...staff } });
  call = createClient({ apiBase: web, fetch: send as typeof fetch });
}, 180_000);
afterAll(async () => {
  for (const shop of shops) await shop.stop();
});

const key = { market: 'fr-FR', path: '/i/two-roles' };

async function planPage(): Promise<void> {
  const page = await call(editing.createPage, { body: { ...key, title: 'Two roles' } });
  const content = { ...page.content, heading: 'Released by a worker' };
  const { version } = await call(editing.saveDraft, { body: { ...key, basedOn: page.version, content } });
  const dueAt = new Date(Date.now() + 1_000).toISOString();
  await call(editing.planRelease, { body: { name: 'Two roles', dueAt, pages: [{ ...key, version }] } });
}

async function handIn(): Promise<ImportRun> {
  const headers = { ...staff, 'content-type': 'application/x-ndjson' };
  const answer = await fetch(`${web}/api/studio/assortment/imports`, { method: 'POST', headers, body: toText([shirt('ROLES1')]) });
  expect(answer.status).toBe(202);
  return (await answer.json()) as ImportRun;
}

async function anySku(): Promise<string> {
  const { pool } = await testDb();
  const { rows } = await pool.query<{ id: string }>(
    `select v.id from variant v join stock s on s.variant_id = v.id join price p on p.product_id = v.product_id
    where p.market = 'en-GB' and s.kind = 'warehouse' and s.quantity > 10 order by v.id limit 1`,
  );
  return rows[0]!.id;
}

const runOf = async (id: string) =>
  ((await (await fetch(`${web}/api/studio/assortment/imports/${id}`, { headers: staff })).json()) as ImportRun).state;
const mails = async () => (await (await fetch(`${web}/dev/mail.json`)).json()) as { template: string; text: string }[];
const statusOf = async (url: string) => (await fetch(url, { redirect: 'manual' })).status;

test('what is asked of a web process waits in the database, and a worker does it', { timeout: 120_000 }, async () => {
  const { pool } = await testDb();
  const methods = await call(content.shippingMethods, { params: { market: 'en-GB' } });
  const method = methods.find(({ deliveryType }) => deliveryType === 'home')!.id;
  const bought = await buyAsGuest({ base: web, sku: await anySku(), card: '4111111111111111', address: '10.1.2.3', method });
  if (bought.outcome !== 'ordered') throw new Error(JSON.stringify(bought));
  const run = await handIn();
  await planPage();
  // Longer than any of them takes when somebody does it.
  await wait(5_000);
  const waiting = await pool.query('select topic, attempts from outbox where delivered_at is null and attempts > 0');
  expect([waiting.rows, await mails(), await runOf(run.id), await statusOf(`${web}/fr-FR/i/two-roles`)]).toEqual([[], [], 'waiting', 404]);
  expect((await pool.query('select from outbox where delivered_at is null')).rowCount).toBeGreaterThan(1);

  const worker = await open('worker', { PSP_URL: psp });
  const soon = { timeout: 30_000 };
  await expect.poll(async () => (await mails()).map(({ template }) => template), soon).toContain('order-confirmation');
  await expect.poll(() => runOf(run.id), soon).toBe('done');
  await expect.poll(() => statusOf(`${web}/api/catalog/de-DE/product/ROLES1_Navy_1`), soon).toBe(200);
  await expect.poll(async () => (await fetch(`${web}/fr-FR/i/two-roles`)).text(), soon).toContain('Released by a worker');
  expect((await pool.query('select from outbox where dead_at is not null')).rowCount).toBe(0);

  // It is nobody's shop.
  expect(await Promise.all(['/healthz', '/readyz'].map((path) => statusOf(worker + path)))).toEqual([200, 200]);
  for (const path of ['/', '/de-DE', '/studio', '/api/catalog/de-DE/product/ROLES1_Navy_1', '/assets/x.js']) {
    const answer = await fetch(worker + path);
    expect([answer.status, answer.headers.get('cache-control')], path).toEqual([503, 'no-store']);
    expect(await answer.json()).toMatchObject({ code: 'unavailable', errors: { role: ['worker'] } });
  }
});

test('a process of two markets leads to the others, and still names them all', async () => {
  await expect(open('web', { PSP_URL: psp, MARKETS: 'de-DE,xx-YY,zz-ZZ' })).rejects.toThrow(
    'MARKETS names xx-YY, zz-ZZ, which the shop does not have',
  );
  const few = await open('web', { PSP_URL: psp, MARKETS: 'de-de, de-AT' });
  const get = (path: string, headers: Record<string, string> = {}) => fetch(few + path, { redirect: 'manual', headers });
  for (const path of [
    ...['/sv-SE', '/sv-se/women', '/sv-SE/p/x/1', '/sv-SE/women?type=json', '/sitemap-sv-SE.xml', '/manifest-sv-SE.webmanifest'],
    ...['/api/f/sv-SE/markets', '/api/catalog/sv-SE/product/x', '/api/order/sv-SE/basket'],
  ]) {
    const answer = await get(path);
    expect([path, answer.status, answer.headers.get('cache-control')]).toEqual([path, 421, 'no-store']);
    expect(await answer.json()).toMatchObject({ code: 'misdirected', errors: { market: ['sv-SE'] } });
  }
  for (const path of ['/de-DE', '/de-AT/women', '/sitemap-de-AT.xml', '/sitemap.xml', '/manifest-de-DE.webmanifest', '/readyz'])
    expect([path, (await get(path)).status]).toEqual([path, 200]);
  expect([(await get('/xx-YY')).status, (await get('/api/f/xx-YY/markets')).status]).toEqual([404, 404]);
  // Who has chosen another market is sent on to its path, by which the balancer finds it.
  expect((await get('/basket', { cookie: 'market=sv-SE' })).headers.get('location')).toBe('/sv-SE/basket');
  const root = await (await get('/')).text();
  expect(root).toContain('data-page="countrySelectorPage"');
  expect(['/sv-SE', '/ar-AE', '/de-AT'].filter((path) => !root.includes(`href="${path}"`))).toEqual([]);
  // Its pages name the same page, and the same product, in all markets.
  const listing = await (await get('/de-DE/women')).text();
  const products = [...new Set([...listing.matchAll(/href="(\/de-DE\/p\/[^"?]+)"/g)].map(([, path]) => path!))].slice(0, 4);
  const languages = async (answer: Response) =>
    new Set([...(await answer.text()).matchAll(/hreflang="([a-z]{2}-[A-Z]{2})"/gi)].map(([, language]) => language)).size;
  const named = await Promise.all(
    products.map((path) => Promise.all([get(path), fetch(web + path)].map(async (answer) => languages(await answer)))),
  );
  // Some never leave the Union.
  expect(Math.max(...named.map(([here]) => here!))).toBeGreaterThan(40);
  for (const [here, there] of named) expect(here).toBe(there);
  // Staff work on every market wherever they are.
  const page = await fetch(`${few}/api/studio/pages/page?market=fr-FR&path=/i/two-roles`, { headers: staff });
  expect(page.status).not.toBe(421);
});
