// Whole checkouts a second: basket, guest, address, delivery, terms and a card, each by a shopper of its own.
//   node bench/checkout.ts [seconds, default 60] [shoppers at once, default 12]
// Ends with the audit: a checkout that is quick and wrong is worth nothing. Goal: 15 a second on two cores.
import { buyAsGuest, type Purchase } from '@selvedge/api/harness/buy-as-guest.ts';
import { withCheckout } from './with-checkout.ts';

const [seconds = 60, shoppers = 12] = process.argv.slice(2).map(Number);
const skus = ['100_black_1,M', '200_black_1,36'];

await withCheckout({ port: 3895, stock: Object.fromEntries(skus.map((sku) => [sku, 1_000_000])) }, async ({ bases, audit }) => {
  const told: Purchase[] = [];
  const started = performance.now();
  const until = started + seconds * 1000;
  let next = 0;
  async function shop(): Promise<void> {
    while (performance.now() < until) {
      const n = next++;
      const address = `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;
      told.push(await buyAsGuest({ base: bases[0]!, sku: skus[n % skus.length]!, card: '4111111111111111', address }));
    }
  }
  await Promise.all(Array.from({ length: shoppers }, shop));
  const took = (performance.now() - started) / 1000;
  const orders = told.flatMap((each) => (each.outcome === 'ordered' ? [each.orderId] : []));
  console.log(`${orders.length} checkouts in ${took.toFixed(1)} s: ${(orders.length / took).toFixed(1)} a second`);
  for (const each of told.filter(({ outcome }) => outcome !== 'ordered').slice(0, 5)) console.log('  otherwise:', each);
  const wrong = await audit(orders);
  if (orders.length !== told.length || wrong > 0) process.exitCode = 1;
});
