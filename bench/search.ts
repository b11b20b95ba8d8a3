// Listings, text searches and product details over HTTP: `node bench/search.ts [PRODUCTS ...]`. The server has a core of its own,
// the load generator runs beside it. Uncached requests are all different, and most of them are of sets that were counted before; unique ones are
// each of another set; cached ones repeat sixteen. Every tile has been written before, as it has in a shop that is open for a while. All sizes are
// measured in turns, so that what else the machine does is in each of them, and of the turns the median counts: the ratios at the end are of one
// run. `BENCH_KINDS=unique` measures only what has that in its name.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mostProducts } from '@selvedge/contract/catalogue/search.ts';
import { type LoadResult, load, type Shot } from './load.ts';
import { searchKinds } from './search-kinds.ts';
import { idOf, materials, nouns } from './search-source.ts';

const counts = process.argv.slice(2).map(Number);
const seconds = Number(process.env.BENCH_SECONDS ?? 6);
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

/** A call for each two hundred products. */
const tiles =
  (products: number) =>
  (n: number): Shot => {
    const ids = Array.from({ length: Math.min(mostProducts, products - n * mostProducts) }, (_, at) => idOf(n * mostProducts + at));
    return { path: `/api/catalog/en-GB/products?${new URLSearchParams(ids.map((id) => ['productIds', id]))}` };
  };

const unique = (kind: keyof typeof searchKinds) => (n: number) => post(searchKinds[kind](n));

const runs = (products: number): [string, (n: number) => Shot][] => [
  ['listing, uncached', listing],
  ['listing, unique', unique('a listing')],
  ['filtered listing, unique', unique('a filtered listing')],
  ['full page, filtered, unique', unique('a wide filtered listing')],
  ['listing, cached', (n) => listing(n % 16)],
  ['text with facets, uncached', text],
  ['text search, unique', unique('a search')],
  ['full page, text search, unique', unique('a wide search')],
  ['text search by style, unique', unique('a search by style')],
  ['full page, by style, unique', unique('a wide search by style')],
  ['text with facets, cached', (n) => text(n % 16)],
  ['understood text, uncached', understood],
  ['misspelt text', typo],
  ['product detail', detail(products)],
];

const turns = 3;
/** Unique requests begin anew after twenty thousand. */
const most = 3_000;
const mostAlone = 1_500;
type Server = { products: number; port: number; process: ChildProcess };
type Measured = LoadResult & { cpu: number; alone: number };

const servers: Server[] = [];
for (const [at, products] of (counts.length > 0 ? counts : [1_000, 2_000, 100_000]).entries())
  servers.push(await start(products, port + at));
const wanted = runs(1).filter(([name]) => name.includes(process.env.BENCH_KINDS ?? ''));
// What is measured first would otherwise pay for what compiles later: server and generator take seconds to become as fast as they will be.
for (let turn = 0; turn < 2; turn++) for (const [name] of wanted) await warm(name);
for (const [name] of wanted) {
  const measured = await measure(name);
  for (const [{ products }, each] of measured) print(`${name} ${products}`, each);
  const [small, large] = [1_000, 100_000].map((size) => [...measured].find(([{ products }]) => products === size)?.[1]);
  if (small && large) {
    const ratio = (of: (each: Measured) => number) => (of(large) / of(small)).toFixed(2);
    console.log(
      `  100000 to 1000: ${ratio((each) => each.perSecond)} times the requests, processor ${ratio(({ cpu }) => cpu)} times, p50 ${ratio(({ p50 }) => p50)} times, alone ${ratio(({ alone }) => alone)} times`,
    );
  }
}
for (const { process: server } of servers) {
  server.disconnect();
  await once(server, 'exit');
}

async function start(products: number, at: number): Promise<Server> {
  const server = fork(new URL('./search-server.ts', import.meta.url), [String(at), String(products)], {
    execArgv: ['--max-old-space-size=3000'],
  });
  const [ready] = (await once(server, 'message')) as [{ built: number; longest: number; memory: NodeJS.MemoryUsage }];
  console.log(
    `${products} products, ${products * 15} variants: built in ${(ready.built / 1000).toFixed(1)} s (longest pause ${ready.longest.toFixed(0)} ms), ${(ready.memory.rss / 1e6).toFixed(0)} MB`,
  );
  await load({ port: at }, { shots: tiles(products), connections: 2, seconds: 60, maximum: Math.ceil(products / mostProducts) });
  return { products, port: at, process: server };
}

async function warm(name: string): Promise<void> {
  for (const server of servers) {
    const call = runs(server.products).find(([each]) => each === name)![1];
    await load(server, { shots: call, connections: 8, seconds: 1.5, maximum: most });
  }
}

async function measure(name: string): Promise<Map<Server, Measured>> {
  const calls = servers.map((server) => ({ server, call: runs(server.products).find(([each]) => each === name)![1] }));
  await warm(name);
  const taken = new Map<Server, Measured[]>(servers.map((server) => [server, []]));
  for (let turn = 1; turn <= turns; turn++) {
    for (const { server, call } of calls) {
      const before = await cpuOf(server.process);
      const many = await load(server, { shots: (n) => call(n + turn * most), connections: 16, seconds: seconds / turns, maximum: most });
      const cpu = ((await cpuOf(server.process)) - before) / many.requests;
      const further = (turns + 1) * most + turn * mostAlone;
      const { p50 } = await load(server, { shots: (n) => call(n + further), connections: 1, seconds: 0.7, maximum: mostAlone });
      taken.get(server)!.push({ ...many, cpu, alone: p50 });
    }
  }
  return new Map([...taken].map(([server, each]) => [server, middleOf(each)]));
}

/** Of each figure the one in the middle. */
function middleOf(each: readonly Measured[]): Measured {
  const middle = (of: (one: Measured) => number) => each.map(of).sort((a, b) => a - b)[Math.floor(each.length / 2)]!;
  const [first] = each;
  return {
    ...first!,
    ...{ perSecond: middle((one) => one.perSecond), p50: middle(({ p50 }) => p50), p99: middle(({ p99 }) => p99) },
    ...{ cpu: middle(({ cpu }) => cpu), alone: middle(({ alone }) => alone) },
  };
}

/** Microseconds of processor time so far: what a request costs, also on a machine that is busy with other things. */
async function cpuOf(server: ChildProcess): Promise<number> {
  server.send('cpu');
  const [{ user, system }] = (await once(server, 'message')) as [NodeJS.CpuUsage];
  return user + system;
}

function print(name: string, { perSecond, p50, p99, alone, cpu, bytes, requests, statuses }: Measured): void {
  const cells = [
    `${perSecond.toFixed(0)}/s`,
    `p50 ${p50.toFixed(2)} ms`,
    `p99 ${p99.toFixed(2)} ms, ${(p99 / p50).toFixed(1)} times`,
    `alone p50 ${alone.toFixed(2)} ms`,
    `cpu ${cpu.toFixed(0)} us`,
    `${(bytes / requests / 1000).toFixed(0)} KB`,
  ];
  const failed = requests - (statuses[200] ?? 0);
  console.log(`${name.padEnd(36)}${cells.map((cell) => cell.padStart(20)).join('')}  ${failed} failed`);
}
