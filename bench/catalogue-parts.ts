// What each part of the assortment in memory takes, how long it takes to read, and the longest that it keeps the event loop from turning.
//   node bench/catalogue-parts.ts FOLDER [markets, default 55]
// The folder is one that bench/memory.ts has filled. Stops by itself.
import { chmodSync } from 'node:fs';
import { resolve } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { buildStructure } from '@selvedge/api/catalogue/build-structure.ts';
import { databaseSource } from '@selvedge/api/catalogue/database-source.ts';
import { buildLanguage, type LanguageCatalogue } from '@selvedge/api/catalogue/language-catalogue.ts';
import { buildWords } from '@selvedge/api/catalogue/make-searchable.ts';
import { buildMarket } from '@selvedge/api/catalogue/market-catalogue.ts';
import { buildSupply, type Supply, supplyKey } from '@selvedge/api/catalogue/supply.ts';
import { readConfig } from '@selvedge/api/config.ts';
import { loadContent } from '@selvedge/api/content/load-content.ts';
import { launchPostgres } from '@selvedge/api/db/launch-postgres.ts';
import { openDb } from '@selvedge/api/db/open-db.ts';

if (!process.argv[2]) throw new Error('Name the folder of a shop that bench/memory.ts has filled.');
const folder = resolve(process.argv[2]);
const most = Number(process.argv[3] ?? 55);
chmodSync(folder, 0o711);
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
const postgres = await launchPostgres({ ...readConfig({ NODE_ENV: 'test', DATA_DIR: folder }), log: () => {} });
process.once('SIGINT', () => process.exit(130)).once('SIGTERM', () => process.exit(143));
const { db, pool } = await openDb(postgres.url);
const delay = monitorEventLoopDelay({ resolution: 1 });
const held: unknown[] = [];
let before = memory();
try {
  const now = new Date();
  const content = await part('content', () => loadContent(db, { log: { warn() {} } }));
  const source = await databaseSource(db);
  const structure = await part('structure', () => buildStructure(source));
  const languages = new Map<string, LanguageCatalogue>();
  const supplies = new Map<string, Supply>();
  for (const market of content.markets.slice(0, most)) {
    const name = market.language.baseCode;
    const known = languages.get(name);
    const language = known ?? (await part(`language ${name}`, () => buildLanguage(source, structure, name)));
    languages.set(name, language);
    if (!known) await part(`words of ${name}`, () => buildWords(structure, language));
    const key = supplyKey(structure, market.id);
    const supply = supplies.get(key) ?? (await part(`supply of ${market.id}`, () => buildSupply(structure, market.id)));
    supplies.set(key, supply);
    await part(`market ${market.id}`, () => buildMarket({ source, structure, language, supply, market, now }));
  }
  collect();
  const { rss } = process.memoryUsage();
  console.log(
    `${structure.count} products, ${languages.size} languages, ${supplies.size} supplies, ${Math.min(most, content.markets.length)} markets: ${(rss / 1e6).toFixed(0)} MB resident`,
  );
} finally {
  await pool.end();
  await postgres.stop();
}

async function part<T>(name: string, make: () => Promise<T>): Promise<T> {
  delay.reset();
  delay.enable();
  const started = performance.now();
  const made = await make();
  const took = performance.now() - started;
  delay.disable();
  held.push(made);
  const after = memory();
  const cells = [(after.heap - before.heap) / 1e6, (after.buffers - before.buffers) / 1e6].map((figure) => figure.toFixed(2).padStart(10));
  console.log(
    `${name.padEnd(20)} heap and buffers ${cells.join('')} MB, ${took.toFixed(0).padStart(7)} ms, longest block ${(delay.max / 1e6).toFixed(0).padStart(5)} ms`,
  );
  before = after;
  return made;
}

function memory(): { heap: number; buffers: number } {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return { heap: heapUsed, buffers: external };
}
