// Restarts the database in the middle of buying, again and again, under two processes of the shop, and checks the books.
//   node bench/restarts.ts [restarts, default 20] [shoppers at once, default 8]
// In turns: every connection is cut, the server is stopped as fast as it can be, and the server is ended as by a power cut.
import { restartWhileBuying } from '@selvedge/api/harness/restart-while-buying.ts';
import { withCheckout } from './with-checkout.ts';

const [restarts = 20, shoppers = 8] = process.argv.slice(2).map(Number);
const skus = ['100_black_1,M', '200_black_1,36'];

await withCheckout(
  { port: 3484, processes: 2, stock: Object.fromEntries(skus.map((sku) => [sku, 1_000_000])) },
  async ({ bases, adminUrl, audit }) => {
    const started = performance.now();
    const onRestart = (count: number, how: string) =>
      console.log(`${count} (${how}) after ${Math.round((performance.now() - started) / 1000)} s`);
    const told = await restartWhileBuying({ bases, adminUrl, restarts, shoppers, skus, onRestart });
    const orders = told.flatMap((each) => (each.outcome === 'ordered' ? [each.orderId] : []));
    console.log(`${restarts} restarts; ${told.length} checkouts, ${orders.length} told of their order (${new Set(orders).size} different)`);
    const others = Map.groupBy(
      told.flatMap((each) => (each.outcome === 'ordered' ? [] : [`${each.outcome}: ${each.why}`])),
      (why) => why.replace(/"requestId":"[^"]+"/, ''),
    );
    for (const [why, list] of others) console.log(`  ${list.length} ${why}`);
    const isLost = told.some(({ outcome }) => outcome === 'gave up');
    if ((await audit(orders)) > 0 || isLost || new Set(orders).size !== orders.length) process.exitCode = 1;
  },
);
