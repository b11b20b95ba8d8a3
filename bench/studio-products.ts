// The lists of the Studio over a large assortment, and how long an edit takes until it is live, on a database of their own:
// `node bench/studio-products.ts [PRODUCTS] [CALLS]`.

import { chmodSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '@selvedge/api/app.ts';
import { importAssortment } from '@selvedge/api/assortment/import/import-assortment.ts';
import { readConfig } from '@selvedge/api/config.ts';
import { loadContent } from '@selvedge/api/content/load-content.ts';
import { launchPostgres } from '@selvedge/api/db/launch-postgres.ts';
import { migrate } from '@selvedge/api/db/migrate.ts';
import { openDb } from '@selvedge/api/db/open-db.ts';
import { signInAsStaff } from '@selvedge/api/harness/sign-in-as.ts';
import { demoAssortment } from '@selvedge/demo/assortment/demo-assortment.ts';
import { demoMarkets } from '@selvedge/demo/assortment/demo-markets.ts';
import { measureEdits } from './studio-edits.ts';

const products = Number(process.argv[2] ?? 100_000);
const calls = Number(process.argv[3] ?? 60);
const dataDir = await mkdtemp(join(tmpdir(), 'selvedge-studio-products-'));
// As root the database runs as another account, which must be able to reach its directory.
chmodSync(dataDir, 0o711);
const postgres = await launchPostgres({ ...readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir }), log: () => {} });
// Whoever ends the program must not leave its database running: it is stopped as the process exits.
process.once('SIGINT', () => process.exit(130)).once('SIGTERM', () => process.exit(143));
const { db, pool } = await openDb(postgres.url);
const now = new Date();
const sold = ['de-DE', 'sv-SE', 'en-GB', 'fr-FR'];
try {
  await migrate(pool);
  const filled = performance.now();
  await importAssortment(pool, records(), { now, who: 'bench', file: 'bench' });
  await pool.query('analyze');
  console.log(`${products} products imported in ${((performance.now() - filled) / 1000).toFixed(0)} s`);
  await measure();
  await measureEdits({ db, pool, calls: Math.min(calls, 20), markets: sold });
} finally {
  await pool.end();
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}

function* records() {
  let line = 0;
  for (const value of demoAssortment({
    styles: products + 10,
    options: products,
    seed: 1,
    now,
    markets: demoMarkets.filter(({ id }) => sold.includes(id)),
  })) {
    line += 1;
    yield { line, lines: 1, value };
  }
}

async function measure(): Promise<void> {
  const content = await loadContent(db, { log: { warn() {} } });
  const app = buildApp({
    config: readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }),
    db,
    pool,
    clock: () => now,
    content: () => content,
  });
  const headers = await signInAsStaff(db, { role: 'merchandiser', now, seconds: 86_400 });
  const call = async (path: string, body: object) => {
    const response = await app.inject({ method: 'POST', url: `/api/studio/products/${path}`, headers, payload: body });
    if (response.statusCode !== 200) throw new Error(`${path} ${JSON.stringify(body)}: ${response.statusCode} ${response.body}`);
    return response.json();
  };
  const { rows } = await pool.query<{ id: string; ean: string }>('select product_id as id, ean from variant order by md5(id) limit $1', [
    calls,
  ]);
  const sv = { market: 'sv-SE' };
  const words = ['wool', 'shirt', 'navy', 'linen', 'jeans', 'coat', 'dress', 'rib', 'denim', 'black'];
  const lists: [string, (at: number) => object][] = [
    ['first page', () => sv],
    ['newest first', () => ({ ...sv, sorting: 'newest' })],
    ['deep in the list', (at) => ({ ...sv, after: ` ${rows[at % rows.length]!.id}` })],
    ['an id', (at) => ({ ...sv, search: rows[at % rows.length]!.id })],
    ['a bar code', (at) => ({ ...sv, search: rows[at % rows.length]!.ean })],
    ['a word', (at) => ({ ...sv, search: words[at % words.length] })],
    ['two words', (at) => ({ ...sv, search: `${words[at % words.length]} ${words[(at + 3) % words.length]}` })],
    ['a word that is nowhere', (at) => ({ ...sv, search: `zzyzx${at}` })],
    ['a category', () => ({ ...sv, category: 'women-knitwear' })],
    ['marked down', () => ({ ...sv, price: 'markdown' })],
    ['sold out', () => ({ ...sv, stock: 'out' })],
    ['without a price', () => ({ market: 'da-DK', missing: 'price' })],
    ['without a text', () => ({ ...sv, missing: 'text', language: 'sv' })],
    ['a colour and a word', (at) => ({ ...sv, colour: 'navy', search: words[at % words.length] })],
  ];
  console.log(`${'list'.padEnd(28)}${'p50 ms'.padStart(10)}${'p95 ms'.padStart(10)}${'count p50'.padStart(12)}`);
  for (const [name, body] of lists) {
    const found = await times((at) => call('find', body(at)));
    const counted = await times((at) => {
      const { sorting: _, after: __, ...filter } = body(at) as { sorting?: string; after?: string };
      return call('count', filter);
    });
    const cells = [found.p50.toFixed(1).padStart(10), found.p95.toFixed(1).padStart(10), counted.p50.toFixed(1).padStart(12)];
    console.log(`${name.padEnd(28)}${cells.join('')}`);
  }
  await app.close();
}

async function times(run: (at: number) => Promise<unknown>): Promise<{ p50: number; p95: number }> {
  for (let at = 0; at < 3; at++) await run(at);
  const taken: number[] = [];
  for (let at = 0; at < calls; at++) {
    const start = performance.now();
    await run(at);
    taken.push(performance.now() - start);
  }
  taken.sort((a, b) => a - b);
  return { p50: taken[Math.floor(taken.length / 2)]!, p95: taken[Math.floor(taken.length * 0.95)]! };
}
