// Many shoppers for few pieces, all at the same moment, through two processes of the shop on one database.
//   node bench/oversell.ts [shoppers, default 1000] [pieces, default 10]
// Exactly the pieces are sold, everybody else is told politely and not charged, and the books are checked.
import { buyAsGuest } from '@selvedge/api/harness/buy-as-guest.ts';
import { withCheckout } from './with-checkout.ts';

const [shoppers = 1_000, pieces = 10] = process.argv.slice(2).map(Number);
const sku = '100_black_1,M';

await withCheckout({ port: 3891, processes: 2, stock: { [sku]: pieces } }, async ({ bases, audit }) => {
  const started = performance.now();
  const told = await Promise.all(
    Array.from({ length: shoppers }, (_, n) => {
      const address = `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;
      return buyAsGuest({ base: bases[n % bases.length]!, sku, card: '4111111111111111', address });
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  const orders = told.flatMap((each) => (each.outcome === 'ordered' ? [each.orderId] : []));
  const polite = told.filter((each) => each.outcome === 'refused' && /out_of_stock|sold_out|noStep|step|nothing_to_order/.test(each.why));
  console.log(`${shoppers} shoppers for ${pieces} pieces: ${orders.length} bought, ${polite.length} were told, in ${seconds.toFixed(1)} s`);
  const others = told.filter((each) => each.outcome !== 'ordered' && !polite.includes(each));
  for (const each of others.slice(0, 5)) console.log('  otherwise:', each);
  const wrong = await audit(orders);
  if (orders.length !== pieces || others.length > 0 || wrong > 0) process.exitCode = 1;
});
