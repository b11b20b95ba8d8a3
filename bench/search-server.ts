// The shop's own HTTP side over a synthetic assortment, without a database: `node bench/search-server.ts PORT PRODUCTS`.
import { buildApp } from '@selvedge/api/app.ts';
import { openCatalogue } from '@selvedge/api/catalogue/open-catalogue.ts';
import { readConfig } from '@selvedge/api/config.ts';
import type { ContentSnapshot } from '@selvedge/api/published/content-snapshot.ts';
import pg from 'pg';
import { benchMarket } from './bench-market.ts';
import { benchNow, searchSource } from './search-source.ts';

const port = Number(process.argv[2]);
const products = Number(process.argv[3]);
const market = benchMarket('en-GB', 'GBP');
const none = new Map();
const content = { revision: '1', markets: [market], publicMarkets: [market], byMarket: none, closed: none } as unknown as ContentSnapshot;
let longest = 0;
let last = performance.now();
const beat = setInterval(() => {
  longest = Math.max(longest, performance.now() - last - 5);
  last = performance.now();
}, 5);
const started = performance.now();
const catalogue = await openCatalogue(searchSource(products), { markets: [market], now: benchNow });
const built = performance.now() - started;
clearInterval(beat);
const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' });
const app = buildApp({
  config,
  db: {} as never,
  pool: new pg.Pool(),
  clock: () => benchNow,
  content: () => content,
  catalogue: () => catalogue,
});
await app.listen({ port, host: '127.0.0.1' });
process.send?.({ built, longest, memory: process.memoryUsage() });
process.on('message', () => process.send?.(process.cpuUsage()));
process.on('disconnect', () => process.exit(0));
