import { buildApp } from '@selvedge/api/app.ts';
import { paymentDepsOf } from '@selvedge/api/checkout/payment-deps-of.ts';
import { type Config, clock } from '@selvedge/api/config.ts';
import type { OpenDb } from '@selvedge/api/db/open-db.ts';
import { sumDays } from '@selvedge/api/figures/sum-days.ts';
import { settleChanges } from '@selvedge/api/fulfilment/settle-changes.ts';
import { callAs } from '@selvedge/api/harness/call-as.ts';
import { staffCookie } from '@selvedge/api/http/check-access.ts';
import { openSession } from '@selvedge/api/identity/session.ts';
import { writeInvoice } from '@selvedge/api/invoice/write-invoice.ts';
import { chainHandlers } from '@selvedge/api/jobs/chain-handlers.ts';
import { relayOutbox } from '@selvedge/api/jobs/relay-outbox.ts';
import { mailTopic } from '@selvedge/api/mail/send-mail.ts';
import { orderHandlers } from '@selvedge/api/order/confirm-order.ts';
import { orderMailHandlers } from '@selvedge/api/order-mail/tell-of-event.ts';
import { withClosed } from '@selvedge/api/published/with-closed.ts';
import type { Shop } from '@selvedge/api/shop/shop.ts';
import type { HistoryShop } from '@selvedge/demo/history/history-shop.ts';
import { readHistoryMail } from '@selvedge/demo/history/wait-in-history.ts';
import { writeHistory } from '@selvedge/demo/history/write-history.ts';
import type { FastifyInstance } from 'fastify';
import { demoAdministrator } from './create-demo-administrator.ts';
import { demoShopper } from './demo-shopper.ts';

type Sources = Pick<Shop, 'content' | 'catalogue' | 'stock' | 'promotions' | 'payments'>;
type Writing = { config: Config; database: OpenDb; shop: Sources; say: (line: string) => void; days?: number };

/** Fills the figures of a demo that has sold nothing yet. A shop with orders is left alone: invented ones must never stand among real ones. */
export async function writeDemoHistory({ config, database, shop, say, days = 90 }: Writing): Promise<boolean> {
  const { rowCount: sold } = await database.pool.query('select from customer_order limit 1');
  if (!config.seed || sold !== 0) {
    say('no history is written: it belongs to a demo that has sold nothing yet');
    return false;
  }
  say(`writing ${days} days of history`);
  const begun = performance.now();
  const now = clock(config)();
  const { email, firstName, lastName } = demoShopper;
  const regular = { email, firstName, lastName };
  const past = openPast(config, { database, shop, now });
  try {
    const { orders, visits } = await writeHistory(past.shop, { days, seed: 1, now, regular });
    await sumDays(database.db, { content: shop.content(), now });
    say(`  ${orders} orders and ${visits} visits in ${((performance.now() - begun) / 1000).toFixed(0)} s`);
    return true;
  } finally {
    await past.close();
  }
}

type Past = { database: OpenDb; shop: Sources; now: Date };

/** The same shop with another clock, which nobody can call from outside. */
function openPast(config: Config, { database, shop, now: today }: Past): { shop: HistoryShop; close(): Promise<void> } {
  let moment = today;
  const { db, pool } = database;
  const now = () => moment;
  const app = buildApp({
    // Every shopper of the history calls from an address of their own.
    config: { ...config, trustedProxies: ['127.0.0.1'] },
    ...{ db, pool, clock: now, content: shop.content, catalogue: shop.catalogue, stock: shop.stock },
    ...{ promotions: shop.promotions, payments: shop.payments },
    pressure: { maxDelayMs: Number.POSITIVE_INFINITY },
  });
  const staff = async () => callAs(app, { cookie: await signIn(database, moment) });
  const goTo = (to: Date) => {
    moment = to;
  };
  return { shop: { app, db, now, staff, goTo, settle: () => settle(app, now) }, close: () => app.close() };
}

/** For a moment of that day: what moves money asks for a sign-in of a few minutes ago, and nobody must be able to use it today. */
async function signIn({ db, pool }: OpenDb, now: Date): Promise<string> {
  const { rows } = await pool.query<{ id: string }>('select id from staff where email = $1', [demoAdministrator.email]);
  if (!rows[0]) throw new Error('The history needs the demo administrator, and this shop has other staff.');
  const { token } = await openSession(db, { kind: 'staff', subject: rows[0].id, now, seconds: 60 });
  return `${staffCookie}=${token}`;
}

/** What background processes do in an open shop. Mails are not sent: their readers are invented, and answer them here. */
async function settle(app: FastifyInstance, now: () => Date): Promise<void> {
  const { db } = app.shop;
  const content = () => withClosed(app.shop.content());
  const handlers = chainHandlers(
    orderHandlers({
      ...{ db, clock: now },
      writeInvoice: async (tx, asked) => (await writeInvoice(tx, { ...asked, content: content() }))?.number,
    }),
    orderMailHandlers({ db, clock: now, content }),
    { [mailTopic]: ({ payload }) => readHistoryMail({ app }, payload) },
  );
  while ((await relayOutbox({ db, handlers, now: now(), log: app.log })) > 0);
  while ((await settleChanges(paymentDepsOf(app))) > 0);
}
