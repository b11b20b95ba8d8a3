import { importAssortment } from '@selvedge/api/assortment/import/import-assortment.ts';
import { demoAssortment } from '@selvedge/demo/assortment/demo-assortment.ts';
import { demoMarkets } from '@selvedge/demo/assortment/demo-markets.ts';
import type { Point } from './point.ts';
import { withDatabase } from './with-database.ts';

const sold = ['de-DE', 'sv-SE', 'en-GB', 'fr-FR'];

/** Files of more and more products of the demo's kind for four markets, each read into an empty shop. */
export async function measureImport(sizes: readonly number[], tell: (point: Point) => void): Promise<void> {
  for (const size of sizes) {
    await withDatabase(async ({ pool }) => {
      const now = new Date();
      const started = performance.now();
      await importAssortment(pool, records(size, now), { now, who: 'bench', file: 'bench' });
      tell({ curve: 'import', line: 'seconds', size, value: (performance.now() - started) / 1000 });
    });
  }
}

function* records(products: number, now: Date) {
  let line = 0;
  const markets = demoMarkets.filter(({ id }) => sold.includes(id));
  for (const value of demoAssortment({ styles: products + 10, options: products, seed: 1, now, markets }))
    yield { line: ++line, lines: 1, value };
}
