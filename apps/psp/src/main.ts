import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openPsp } from './open-psp.ts';

/** The sandbox as a process of its own, beside the shop that started it. */
const env = process.env;
const { PSP_HOST: host = 'localhost', PSP_URL: url, PSP_DATA: folder = '.data', PSP_SHOP_URL: shopUrl = 'http://localhost:3000' } = env;
const { PSP_SHOP_ADDRESS: shop = shopUrl } = env;
const wanted = Number(env.PSP_PORT ?? '3001');

if (env.NODE_ENV === 'production') throw new Error('The payment sandbox does not run in production.');

// Another shop may be the neighbour: a port that nobody chose may be any other. The ledger belongs to the port, which only one has.
const isOurs = (await isFree(wanted)) || env.PSP_PORT_CHOSEN === 'yes';
const opened = await openPsp({
  ...{ port: isOurs ? wanted : 0, host, origins: [shopUrl] },
  file: join(folder, isOurs && wanted !== 0 ? `psp-ledger-${wanted}.jsonl` : `psp-ledger-of-${process.pid}.jsonl`),
  ...(isOurs && url && { url }),
  notify: {
    adyen: `${shop}/api/order/payment/adyen/webhook`,
    iyzico: `${shop}/api/order/payment/iyzico/retrieve-payment-webhook`,
    pos: `${shop}/api/order/payment/pos/webhook`,
    carrier: `${shop}/api/carrier/webhook`,
  },
  carrierDayMs: Number(env.PSP_CARRIER_DAY_SECONDS ?? '86400') * 1000,
});
process.send?.({ url: opened.url });

const end = () => void opened.stop().then(() => process.exit(0));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end);
// The shop is gone, however it ended: nobody is left to pay.
process.on('disconnect', end);

/** The one before may be ending at this moment. */
async function isFree(port: number): Promise<boolean> {
  for (let tries = 0; tries < 10; tries += 1) {
    if (await canListen(port)) return true;
    await sleep(200);
  }
  return false;
}

function canListen(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
}
