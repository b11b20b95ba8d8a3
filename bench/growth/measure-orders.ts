import { randomUUID } from 'node:crypto';
import { buildApp } from '@selvedge/api/app.ts';
import { readConfig } from '@selvedge/api/config.ts';
import { loadContent } from '@selvedge/api/content/load-content.ts';
import { buyAsGuest } from '@selvedge/api/harness/buy-as-guest.ts';
import { callAs } from '@selvedge/api/harness/call-as.ts';
import { signInAsShopper, signInAsStaff } from '@selvedge/api/harness/sign-in-as.ts';
import { fulfilment } from '@selvedge/contract/studio/fulfilment.ts';
import { staffOrders } from '@selvedge/contract/studio/orders.ts';
import { fillDesk } from '../order-desk.ts';
import { withCheckout } from '../with-checkout.ts';
import { writeOwnOrders } from '../write-own-orders.ts';
import { p50Of } from './p50-of.ts';
import type { Point } from './point.ts';

const port = Number(process.env.BENCH_PORT ?? 4331);
const sku = '100_black_1,M';
const ownOrders = 200;

/** The desk's lists, the history of one shopper with 200 orders, and whole checkouts, over more and more orders of everybody. */
export async function measureOrders(sizes: readonly number[], tell: (point: Point) => void): Promise<void> {
  await withCheckout({ port, stock: { [sku]: 1_000_000 } }, async ({ bases, db, pool }) => {
    const now = new Date();
    const shopper = randomUUID();
    const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' });
    const content = await loadContent(db, { log: { warn() {} } });
    const app = buildApp({ config, db, pool, clock: () => now, content: () => content });
    const desk = callAs(app, await signInAsStaff(db, { role: 'administrator', now, seconds: 86_400 }));
    const own = await signInAsShopper(db, { market: 'en-GB', now, subject: shopper, seconds: 86_400 });
    const history = async (at: number) => {
      const response = await app.inject({ url: `/api/order/order/history?limit=20&year=${now.getUTCFullYear() - (at % 2)}`, headers: own });
      if (response.statusCode !== 200) throw new Error(response.body);
    };
    await writeOwnOrders(pool, { owner: shopper, count: ownOrders, now });
    let beyond = 0;
    let next = 0;
    const checkout = async () => {
      const n = next++;
      const bought = await buyAsGuest({ base: bases[0]!, sku, card: '4111111111111111', address: `10.0.${n >> 8}.${n & 255}` });
      if (bought.outcome !== 'ordered') throw new Error(JSON.stringify(bought));
    };
    for (const size of sizes) {
      const started = performance.now();
      await fillDesk(pool, { orders: size, now, beyond });
      console.log(`  ${size} orders written in ${((performance.now() - started) / 1000).toFixed(0)} s`);
      beyond = size;
      const lists: Readonly<Record<string, (at: number) => Promise<unknown>>> = {
        'all orders': () => desk(fulfilment.workList, { body: { state: 'all', limit: 50 } }),
        'to pack': () => desk(fulfilment.workList, { body: { state: 'toPack', limit: 50 } }),
        'by number': (at) => desk(staffOrders.find, { body: { search: `Z${100_000 + ((at * 37) % size)}` } }),
        'by address': (at) => desk(staffOrders.find, { body: { search: `buyer${(at * 91) % size}@` } }),
        'a shopper’s history': history,
      };
      for (const [line, call] of Object.entries(lists)) tell({ curve: 'orders', line, size, value: await p50Of(call, 60) });
      tell({ curve: 'checkout', line: 'checkout', size, value: await p50Of(checkout, 15) });
    }
    await app.close();
  });
}
