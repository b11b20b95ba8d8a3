// What a listing and a search cost in the index alone, without HTTP: `node bench/find.ts [PRODUCTS ...]`. No two requests are the same set, so
// that no counted facet and no answer is there already; tiles are put together as well, and all of them have been written before, as they have in a
// shop that is open for a while. Runs in this process and stops by itself:
// `node --cpu-prof bench/find.ts 100000` says where the time goes. `BENCH_KINDS=search` measures only what has that in its name.
import { writeCardList } from '@selvedge/api/catalogue/card-list.ts';
import { findProducts } from '@selvedge/api/catalogue/find-products.ts';
import { makeSearchable } from '@selvedge/api/catalogue/make-searchable.ts';
import { openCatalogue } from '@selvedge/api/catalogue/open-catalogue.ts';
import { benchMarket } from './bench-market.ts';
import { searchKinds } from './search-kinds.ts';
import { benchNow, searchSource } from './search-source.ts';

const counts = process.argv.slice(2).map(Number);
const most = Number(process.env.BENCH_REQUESTS ?? 1_500);
const market = benchMarket('en-GB', 'GBP');
const known = new Map<string, number>();
for (const products of counts.length > 0 ? counts : [1_000, 100_000]) {
  const started = performance.now();
  const snapshot = await openCatalogue(searchSource(products), { markets: [market], now: benchNow });
  const catalogue = await makeSearchable(await snapshot.market(market, benchNow));
  const read = performance.now() - started;
  const every = Array.from({ length: products }, (_, product) => product);
  writeCardList(catalogue, every, { now: benchNow });
  console.log(`\n${products} products, read in ${(read / 1000).toFixed(1)} s`);
  for (const [name, request] of Object.entries(searchKinds)) {
    if (!name.includes(process.env.BENCH_KINDS ?? '')) continue;
    const ask = (n: number) => {
      const { products: found } = findProducts(catalogue, request(n), benchNow);
      writeCardList(catalogue, found, { now: benchNow });
    };
    for (let n = 0; n < 200; n++) ask(100_000 + n);
    const taken: number[] = [];
    const { user } = process.cpuUsage();
    const until = performance.now() + 4_000;
    for (let n = 0; n < most && performance.now() < until; n++) {
      const before = performance.now();
      ask(n);
      taken.push(performance.now() - before);
    }
    // What else the machine does is in the time, and hardly in this.
    const spent = (process.cpuUsage().user - user) / taken.length;
    taken.sort((a, b) => a - b);
    const share = (part: number) => (taken[Math.floor(taken.length * part)]! * 1000).toFixed(0).padStart(8);
    const before = known.get(name);
    known.set(name, before ?? spent);
    const times = before ? `, ${(spent / before).toFixed(1)} times` : '';
    console.log(`${name.padEnd(28)} processor ${spent.toFixed(0).padStart(7)} us, p50 ${share(0.5)}, p99 ${share(0.99)}${times}`);
  }
}
