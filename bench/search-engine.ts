// The search over an engine of its own against the index in memory: `node bench/search-engine.ts [products] [queries]`. Three daemons
// of Debian's sphinxsearch hold a third each; the same random queries go both ways.

import { engineSearch } from '@selvedge/api/catalogue/engine/engine-search.ts';
import { columnsOf, fillEngine } from '@selvedge/api/catalogue/engine/fill-engine.ts';
import { openCatalogue } from '@selvedge/api/catalogue/open-catalogue.ts';
import type { Found } from '@selvedge/api/catalogue/search-port.ts';
import { benchAssortment, benchMarkets } from './engine-feed.ts';
import { startEngineNodes } from './engine-nodes.ts';
import { randomFrom, randomRequest } from './engine-queries.ts';
import { benchNow } from './search-source.ts';

const products = Number(process.argv[2] ?? 20_000);
const queries = Number(process.argv[3] ?? 2_000);
const port = Number(process.env.BENCH_PORT ?? 4420);
const mostShown = 20;

const { source, feed } = benchAssortment(products);
const engine = await startEngineNodes(3, port, columnsOf(feed));
try {
  const started = performance.now();
  await fillEngine({ front: engine.clients[0]!, shards: engine.clients }, feed, { now: benchNow });
  console.log(`${products} products in ${benchMarkets.length} markets written in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  const memory = await openCatalogue(source);
  const { search } = engineSearch(engine.clients[0]!);
  const random = randomFrom(7);
  const same = { sets: 0, counts: 0, prices: 0, readings: 0 };
  const overlaps: number[] = [];
  const times: { engine: number[]; memory: number[] } = { engine: [], memory: [] };
  let shown = 0;
  for (let query = 0; query < queries; query++) {
    const market = random.pick(benchMarkets);
    const request = randomRequest(random, products);
    const own = await timed(times.memory, () => memory.search.find(market, request, benchNow));
    const other = await timed(times.engine, () => search.find(market, request, benchNow));
    const isSame = {
      sets: own.totalResults === other.totalResults && (await hasSameIds()),
      counts: JSON.stringify(own.facets) === JSON.stringify(other.facets),
      prices: JSON.stringify(own.priceFacet) === JSON.stringify(other.priceFacet),
      readings: readingOf(own) === readingOf(other),
    };
    for (const name of Object.keys(same) as (keyof typeof same)[]) if (isSame[name]) same[name] += 1;
    overlaps.push(overlapOf(own, other));
    if (Object.values(isSame).includes(false) && shown++ < mostShown) {
      console.log(`differs: ${market.id} ${JSON.stringify(request)} ${JSON.stringify(isSame)} ${own.totalResults} ${other.totalResults}`);
      if (!isSame.counts && isSame.sets) console.log(difference(own, other));
      if (!isSame.readings) console.log(JSON.stringify([own.reading, other.reading]));
    }

    /** Every id of both, where they are few enough for one page. */
    async function hasSameIds(): Promise<boolean> {
      if (own.totalResults === 0 || own.totalResults > 200) return true;
      const whole = { ...request, from: 0, size: 200 };
      const [a, b] = [await memory.search.find(market, whole, benchNow), await search.find(market, whole, benchNow)];
      return a.ids.toSorted().join() === b.ids.toSorted().join();
    }
  }
  for (const [name, count] of Object.entries(same)) console.log(`equal ${name}: ${count} of ${queries}`);
  console.log(`the first ten overlap by ${((100 * overlaps.reduce((sum, each) => sum + each, 0)) / overlaps.length).toFixed(1)} %`);
  console.log(
    `p50 in memory ${percentile(times.memory, 0.5)} ms, engine ${percentile(times.engine, 0.5)} ms; p95 ${percentile(times.memory, 0.95)} and ${percentile(times.engine, 0.95)} ms`,
  );
} finally {
  await engine.stop();
}
process.exit();

async function timed<T>(times: number[], run: () => Promise<T>): Promise<T> {
  const before = performance.now();
  const result = await run();
  times.push(performance.now() - before);
  return result;
}

function readingOf({ reading }: Found): string {
  return JSON.stringify([reading?.understood ?? [], reading?.shownFor, reading?.didYouMean]);
}

function overlapOf({ ids: a }: Found, { ids: b }: Found): number {
  const first = a.slice(0, 10);
  return first.length === 0 ? 1 : first.filter((id) => b.slice(0, 10).includes(id)).length / first.length;
}

function percentile(times: readonly number[], at: number): string {
  return (times.toSorted((a, b) => a - b)[Math.floor(times.length * at)] ?? 0).toFixed(1);
}

function difference(own: Found, other: Found): string {
  const flat = ({ facets }: Found) =>
    facets.flatMap(({ id, values }) => values.map(({ value, count, selected, label }) => `${id} ${value} ${count} ${selected} ${label}`));
  const [a, b] = [flat(own), flat(other)];
  return JSON.stringify([
    a.filter((each) => !b.includes(each)).slice(0, 5),
    b.filter((each) => !a.includes(each)).slice(0, 5),
    'order',
    a.length === b.length,
  ]);
}
