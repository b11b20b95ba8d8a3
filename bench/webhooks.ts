// Notices of payments, shuffled and repeated, and forged ones among them, while nothing else tells the shop about the money.
//   node bench/webhooks.ts [notices, default 10000] [forged, default 1000]
// Every order stays one order, every forged notice is refused, and the books are checked.
import { createHmac } from 'node:crypto';
import { buyAsGuest } from '@selvedge/api/harness/buy-as-guest.ts';
import { sandboxConfig } from '@selvedge/api/payment/payment-config.ts';
import { withCheckout } from './with-checkout.ts';

const [notices = 10_000, forged = 1_000] = process.argv.slice(2).map(Number);
const sku = '100_black_1,M';
const buyers = 100;
const { adyen } = sandboxConfig({ url: 'http://127.0.0.1', port: 0, isOurs: false, isPortChosen: true });

type Paid = { reference: string; psp: string; amount: number; currency: string };
const kinds = ['AUTHORISATION', 'CAPTURE', 'PENDING', 'OFFER_CLOSED', 'REPORT_AVAILABLE'] as const;

await withCheckout({ port: 3898, stock: { [sku]: buyers } }, async ({ bases, db, audit }) => {
  const orders: string[] = [];
  for (let n = 0; n < buyers; n += 10) {
    const bought = await Promise.all(
      Array.from({ length: 10 }, (_, at) => buyAsGuest({ base: bases[0]!, sku, card: '4111111111111111', address: `10.0.0.${n + at}` })),
    );
    orders.push(...bought.flatMap((each) => (each.outcome === 'ordered' ? [each.orderId] : [])));
  }
  const { rows: paid } = await db.execute<Paid>(`
    select reference, provider_reference as psp, amount::int as amount, currency from payment_attempt where state = 'ordered'`);
  const bodies = shuffle([
    ...Array.from({ length: notices }, (_, n) => ({ body: notice(paid[n % paid.length]!, n, adyen!.hmacKey), isForged: false })),
    ...Array.from({ length: forged }, (_, n) => ({ body: notice(paid[n % paid.length]!, n, 'f0'.repeat(32)), isForged: true })),
  ]);
  const started = performance.now();
  let [taken, refused, wrongly] = [0, 0, 0];
  const send = async () => {
    for (let next = bodies.pop(); next; next = bodies.pop()) {
      const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: next.body };
      const { status } = await fetch(`${bases[0]}/api/order/payment/adyen/webhook`, init);
      if (status === 200) taken++;
      else refused++;
      if ((status === 200) === next.isForged) wrongly++;
    }
  };
  await Promise.all(Array.from({ length: 20 }, send));
  const seconds = (performance.now() - started) / 1000;
  console.log(
    `${taken} notices taken and ${refused} refused in ${seconds.toFixed(1)} s (${((taken + refused) / seconds).toFixed(0)} a second)`,
  );
  const { rows } = await db.execute<{ orders: number }>(`select count(*)::int as orders from customer_order`);
  const wrong = await audit(orders);
  if (wrongly > 0 || rows[0]!.orders !== buyers || orders.length !== buyers || wrong > 0) process.exitCode = 1;
});

/** As Adyen signs it; every fifth is another kind of news, and most are told many times. */
function notice({ reference, psp, amount, currency }: Paid, n: number, hmacKey: string): string {
  const eventCode = kinds[n % 5 === 0 ? (n / 5) % kinds.length : 0]!;
  const item = {
    ...{ amount: { value: amount, currency }, eventCode, eventDate: '2026-11-15T10:00:00Z', success: 'true' },
    ...{ merchantAccountCode: adyen!.merchantAccount, merchantReference: reference, pspReference: psp },
  };
  const signed = [psp, '', adyen!.merchantAccount, reference, amount, currency, eventCode, 'true'].join(':');
  const hmacSignature = createHmac('sha256', Buffer.from(hmacKey, 'hex')).update(signed).digest('base64');
  return JSON.stringify({
    live: 'false',
    notificationItems: [{ NotificationRequestItem: { ...item, additionalData: { hmacSignature } } }],
  });
}

function shuffle<T>(list: T[]): T[] {
  for (let at = list.length - 1; at > 0; at--) {
    const other = Math.floor(Math.random() * (at + 1));
    [list[at], list[other]] = [list[other]!, list[at]!];
  }
  return list;
}
