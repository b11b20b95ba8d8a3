import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { openCatalogue } from '@selvedge/api/catalogue/open-catalogue.ts';
import { demoMarkets } from '@selvedge/demo/assortment/demo-markets.ts';
import { benchMarket } from '../bench-market.ts';
import { benchNow, idOf, pricesIn, searchSource } from '../search-source.ts';
import type { Point } from './point.ts';

const products = 10_000;

/** Market after market laid out in this process, each with its language and its prices: what it takes and how long it lasts. */
export async function measureMarkets(sizes: readonly number[], tell: (point: Point) => void): Promise<void> {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const source = searchSource(products);
  async function* prices(market: string) {
    for (let from = 0; from < products; from += 1_000) {
      const page = Array.from({ length: 1_000 }, (_, at) => from + at);
      yield page.flatMap((index) => {
        const rows = pricesIn(market, index);
        return rows.length > 0 ? [{ productId: idOf(index), rows }] : [];
      });
    }
  }
  const held = () => {
    // What buffers stood for is given back by the second.
    collect();
    collect();
    const { heapUsed, external } = process.memoryUsage();
    return (heapUsed + external) / 1e6;
  };
  const before = held();
  const snapshot = await openCatalogue({ ...source, prices });
  let spent = 0;
  for (const [at, { id, currency, decimals }] of demoMarkets.entries()) {
    const market = benchMarket(id, currency, decimals);
    const started = performance.now();
    await snapshot.market(market, benchNow);
    spent += performance.now() - started;
    if (!sizes.includes(at + 1)) continue;
    tell({ curve: 'markets-memory', line: 'megabytes', size: at + 1, value: held() - before });
    tell({ curve: 'markets-time', line: 'seconds', size: at + 1, value: spent / 1000 });
  }
}
