// A large assortment in ten markets by three daemons of a search engine: `node bench/search-size.ts [products] [seconds]`. Then one of
// the daemons is ended: searches are refused until it is there again.
import { engineSearch } from '@selvedge/api/catalogue/engine/engine-search.ts';
import { columnsOf, fillEngine } from '@selvedge/api/catalogue/engine/fill-engine.ts';
import { benchAssortment, benchMarkets } from './engine-feed.ts';
import { startEngineNodes } from './engine-nodes.ts';
import { measureEngine } from './measure-engine.ts';
import { benchNow } from './search-source.ts';

const products = Number(process.argv[2] ?? 20_000);
const seconds = Number(process.argv[3] ?? 5);
const port = Number(process.env.BENCH_PORT ?? 4500);

const { feed } = benchAssortment(products);
const engine = await startEngineNodes(3, port + 1, columnsOf(feed));
try {
  const started = performance.now();
  await fillEngine({ front: engine.clients[0]!, shards: engine.clients }, feed, { now: benchNow });
  const filledIn = (performance.now() - started) / 1000;
  console.log(`${products} products in ${benchMarkets.length} markets written in ${filledIn.toFixed(1)} s`);
  await measureEngine({ port, enginePort: engine.nodes[0]!.sqlPort, products, pids: engine.pids, seconds });
  await endOne();
} finally {
  await engine.stop();
}
process.exit();

async function endOne(): Promise<void> {
  const { search } = engineSearch(engine.clients[0]!);
  const find = () => search.find(benchMarkets[0]!, { searchTerms: 'wool coat' }, benchNow);
  const before = (await find()).totalResults;
  await engine.stopNode(2);
  const refused = await find().then(
    () => 'answered',
    (error: { code?: string }) => error.code ?? String(error),
  );
  console.log(`with one daemon away a search is ${refused}; before it found ${before}`);
}
