import { join } from 'node:path';
import { openPsp } from './open-psp.ts';

/** The sandbox as a process of its own, beside the shop that started it. */
const {
  PSP_PORT = '3001',
  PSP_HOST = 'localhost',
  PSP_URL,
  PSP_DATA = '.data',
  PSP_SHOP_URL = 'http://localhost:3000',
  PSP_SHOP_ADDRESS,
} = process.env;

if (process.env.NODE_ENV === 'production') throw new Error('The payment sandbox does not run in production.');

const shop = PSP_SHOP_ADDRESS ?? PSP_SHOP_URL;
const opened = await openPsp({
  port: Number(PSP_PORT),
  host: PSP_HOST,
  file: join(PSP_DATA, 'psp-ledger.jsonl'),
  origins: [PSP_SHOP_URL],
  url: PSP_URL ?? `http://${PSP_HOST}:${PSP_PORT}`,
  notify: {
    adyen: `${shop}/api/order/payment/adyen/webhook`,
    iyzico: `${shop}/api/order/payment/iyzico/retrieve-payment-webhook`,
    pos: `${shop}/api/order/payment/pos/webhook`,
  },
});
process.send?.({ url: opened.url });

const end = () => void opened.stop().then(() => process.exit(0));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end);
// The shop is gone, however it ended: nobody is left to pay.
process.on('disconnect', end);
