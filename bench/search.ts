// Listings, text searches and product details over HTTP: `node bench/search.ts [PRODUCTS ...]`. The server has a core of its own,
// the load generator runs beside it. Uncached requests are all different; cached ones repeat sixteen.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { type LoadResult, load, type Shot } from './load.ts';
import { idOf, materials, nouns } from './search-source.ts';

const counts = process.argv.slice(2).map(Number);
const seconds = Number(process.env.BENCH_SECONDS ?? 5);
const port = Number(process.env.BENCH_PORT ?? 3300);
const path = '/api/catalog/en-GB/search';
const json = { 'content-type': 'application/json' };
const post = (body: object): Shot => ({ method: 'POST', path, headers: json, body: JSON.stringify(body) });
const sortings = ['relevance', 'newest', 'price-ascending', 'price-descending', 'discount', 'name'];
const colours = ['black', 'grey', 'navy', 'green', 'red'];
const at = <T>(list: readonly T[], n: number): T => list[n % list.length]!;

/** No two are the same within a run: the price bound alone makes a million of them. */
const listing = (n: number): Shot =>
  post({
    ...{ from: (n % 2) * 24, size: 24, sorting: at(sortings, n) },
    // Wide enough for a full page of tiles also in a small assortment.
    category: n % 2 ? 'women' : 'men',
    facets: n % 3 === 0 ? [] : [{ id: 'material', values: [at(materials, n), at(materials, n + 3)] }],
    priceRange: { lowerBoundingValue: 0, upperBoundingValue: 300 + (n % 1_000_000) / 1000 },
  });
const text = (n: number): Shot =>
  post({
    ...{ size: 24, searchTerms: `${at(materials, n)} ${at(nouns, Math.floor(n / 10))}`, sorting: at(sortings, Math.floor(n / 3)) },
    priceRange: { lowerBoundingValue: 0, upperBoundingValue: 300 + (n % 1_000_000) / 1000 },
  });
/** Colour, cloth, garment and size become filters. */
const understood = (n: number): Shot =>
  post({
    ...{ size: 24, searchTerms: `${at(colours, n)} ${at(materials, n)} ${at(nouns, Math.floor(n / 10))} size ${at(['S', 'M', 'L'], n)}` },
    priceRange: { lowerBoundingValue: 0, upperBoundingValue: 300 + (n % 1_000_000) / 1000 },
  });
const typo = (n: number): Shot =>
  post({
    ...{ size: 24, searchTerms: `${at(['coton', 'lether', 'cashmre', 'corduory'], n)} ${at(nouns, n)}${n % 97}`, from: n % 7 },
    priceRange: { lowerBoundingValue: 0, upperBoundingValue: 300 + (n % 1_000_000) / 1000 },
  });
const detail =
  (products: number) =>
  (n: number): Shot => ({ method: 'GET', path: `/api/catalog/en-GB/product/${idOf((n * 7919) % products)}` });

const runs = (products: number): [string, (n: number) => Shot][] => [
  ['listing, uncached', listing],
  ['listing, cached', (n) => listing(n % 16)],
  ['text with facets, uncached', text],
  ['text with facets, cached', (n) => text(n % 16)],
  ['understood text, uncached', understood],
  ['misspelt text', typo],
  ['product detail', detail(products)],
];

const p50s = new Map<string, number>();
for (const products of counts.length > 0 ? counts : [1_000, 2_000, 100_000]) {
  const server = fork(new URL('./search-server.ts', import.meta.url), [String(port), String(products)], {
    execArgv: ['--max-old-space-size=3000'],
  });
  const [ready] = (await once(server, 'message')) as [{ built: number; longest: number; memory: NodeJS.MemoryUsage }];
  console.log(
    `\n${products} products, ${products * 15} variants: built in ${(ready.built / 1000).toFixed(1)} s (longest pause ${ready.longest.toFixed(0)} ms), ${(ready.memory.rss / 1e6).toFixed(0)} MB`,
  );
  for (const [name, call] of runs(products)) {
    await load({ port }, { shots: call, connections: 8, seconds: 1.5, maximum: 3_000 });
    const before = await cpuOf(server);
    const many = await load({ port }, { shots: (n) => call(n + 10_000), connections: 16, seconds, maximum: 100_000 });
    const cpu = ((await cpuOf(server)) - before) / many.requests;
    const alone = await load({ port }, { shots: (n) => call(n + 200_000), connections: 1, seconds: 2, maximum: 2_000 });
    p50s.set(`${name} ${products}`, alone.p50);
    print(name, many, alone, cpu);
  }
  server.disconnect();
  await once(server, 'exit');
}
for (const [name] of runs(1)) {
  const small = p50s.get(`${name} 1000`);
  const large = p50s.get(`${name} 100000`);
  if (small && large) console.log(`p50 of 100000 to 1000 products, ${name}: ${(large / small).toFixed(2)}`);
}

/** Microseconds of processor time so far: what a request costs, also on a machine that is busy with other things. */
async function cpuOf(server: ChildProcess): Promise<number> {
  server.send('cpu');
  const [{ user, system }] = (await once(server, 'message')) as [NodeJS.CpuUsage];
  return user + system;
}

function print(name: string, many: LoadResult, alone: LoadResult, cpu: number): void {
  const cells = [
    `${many.perSecond.toFixed(0)}/s`,
    `p50 ${many.p50.toFixed(2)} ms`,
    `p99 ${many.p99.toFixed(2)} ms`,
    `alone p50 ${alone.p50.toFixed(2)} ms`,
    `cpu ${cpu.toFixed(0)} us`,
    `${(many.bytes / many.requests / 1000).toFixed(0)} KB`,
  ];
  const failed = many.requests - (many.statuses[200] ?? 0);
  console.log(`${name.padEnd(28)}${cells.map((cell) => cell.padStart(19)).join('')}  ${failed} failed`);
}
