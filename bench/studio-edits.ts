import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { buildApp } from '@selvedge/api/app.ts';
import { keepCatalogue } from '@selvedge/api/catalogue/keep-catalogue.ts';
import { readConfig } from '@selvedge/api/config.ts';
import { loadContent } from '@selvedge/api/content/load-content.ts';
import type { Db } from '@selvedge/api/db/db.ts';
import { signInAsStaff } from '@selvedge/api/harness/sign-in-as.ts';
import type { StaffProduct } from '@selvedge/contract/studio/products.ts';
import type pg from 'pg';

type Given = { db: Db; pool: pg.Pool; calls: number; markets: readonly string[] };
type Edit = (product: StaffProduct, at: number) => object;

const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString();
const edits: Readonly<Record<string, Edit>> = {
  'a badge': ({ badges }) => ({ badges: badges.includes('bench') ? [] : ['bench'] }),
  'a price at once': (_, at) => ({ prices: { 'de-DE': [{ list: 100, sales: 50 + at }] } }),
  'a planned price': (_, at) => ({ prices: { 'de-DE': [{ from: tomorrow(), list: 100, sales: 50 + at }] } }),
  'a name': ({ texts }, at) => ({ texts: { en: { ...texts.en, name: `Renamed zephyr ${at}` } } }),
  'sold in stores only': ({ facts }) => ({ facts: { ...facts, hasEcom: !facts.hasEcom } }),
  'not sold, and sold again': ({ facts }) => ({ facts: { ...facts, hasEcom: !facts.hasEcom, hasRetail: !facts.hasEcom } }),
};

/** From the save until the assortment in memory has it, and the longest that anybody waited for the event loop meanwhile. */
export async function measureEdits({ db, pool, calls, markets }: Given): Promise<void> {
  const content = await loadContent(db, { log: { warn() {} } });
  const clock = () => new Date();
  const log = { info() {}, warn: console.warn, error: console.error };
  const opened = performance.now();
  const kept = await keepCatalogue({ db, pool, clock, log });
  const settings = content.markets.filter(({ id }) => markets.includes(id));
  for (const market of settings) await kept.current().market(market, clock());
  console.log(`whole assortment in memory, ${settings.length} markets: ${((performance.now() - opened) / 1000).toFixed(1)} s`);
  const app = buildApp({
    ...{ config: readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }), db, pool, clock },
    ...{ content: () => content, catalogue: kept.current },
  });
  const headers = await signInAsStaff(db, { role: 'merchandiser', now: clock(), seconds: 86_400 });
  const { rows } = await pool.query<{ id: string }>(
    `select p.id from product p join style s using (style_number) where s.kind = 'garment' order by md5(p.id) limit $1`,
    [calls],
  );
  console.log(`${'edit'.padEnd(28)}${'live p50 ms'.padStart(14)}${'p95'.padStart(8)}${'longest block ms'.padStart(18)}`);
  for (const [name, edit] of Object.entries(edits)) {
    const delay = monitorEventLoopDelay({ resolution: 1 });
    const taken: number[] = [];
    for (let at = 0; at < calls; at++) {
      const url = `/api/studio/products/${rows[at % rows.length]!.id}`;
      const product = (await app.inject({ url, headers })).json() as StaffProduct;
      const payload = { basedOn: { product: product.version, style: product.styleVersion }, ...edit(product, at) };
      const { revision } = kept.current();
      delay.enable();
      const start = performance.now();
      const saved = await app.inject({ method: 'PUT', url, headers, payload });
      if (saved.statusCode !== 200) throw new Error(`${name}: ${saved.body}`);
      while (kept.current().revision === revision) await wait(2);
      taken.push(performance.now() - start);
      delay.disable();
    }
    taken.sort((a, b) => a - b);
    const [p50, p95] = [taken[Math.floor(calls / 2)]!, taken[Math.floor(calls * 0.95)]!];
    console.log(
      `${name.padEnd(28)}${p50.toFixed(0).padStart(14)}${p95.toFixed(0).padStart(8)}${(delay.max / 1e6).toFixed(0).padStart(18)}`,
    );
  }
  await app.close();
  await kept.stop();
}
