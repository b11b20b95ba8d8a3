// A shop that sells, without pages: its HTTP side, the outbox and the completer, on a database that others share. Started by
// kill-while-buying.ts, which ends it without warning.
import { buildApp } from '../app.ts';
import { assortment, shopLines } from '../catalogue/assortment.fixture.ts';
import { assortmentSource } from '../catalogue/assortment-source.ts';
import { openCatalogue } from '../catalogue/open-catalogue.ts';
import { startCompleter } from '../checkout/complete-payments.ts';
import { paymentDepsOf } from '../checkout/payment-deps-of.ts';
import { readConfig } from '../config.ts';
import { loadContent } from '../content/load-content.ts';
import { openDb } from '../db/open-db.ts';
import { startOutbox } from '../jobs/start-outbox.ts';
import { deliverMail } from '../mail/deliver-mail.ts';
import { type MailPort, mailbox } from '../mail/mail-port.ts';
import { mailTopic } from '../mail/send-mail.ts';
import { orderHandlers } from '../order/confirm-order.ts';
import { createProviders } from '../payment/create-providers.ts';
import type { ContentSnapshot } from '../published/content-snapshot.ts';
import { keepStock } from '../stock/keep-stock.ts';

const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'error', TRUSTED_PROXIES: '127.0.0.1', ...process.env });
const { db, pool } = await openDb(config.databaseUrl!, { applicationName: 'selvedge checkout', directUrl: config.databaseDirectUrl });
let hurriedAt = 0;
const clock = () => new Date(hurriedAt ? hurriedAt + (Date.now() - hurriedAt) * 10 : Date.now());
const snapshot = furnish(await loadContent(db, { log: { warn() {} } }));
const content = () => snapshot;
const log = { warn() {}, error: console.error };
const stock = await keepStock({ pool, db, log });
const catalogue = await openCatalogue(assortmentSource(assortment(shopLines)));
const app = buildApp({
  ...{ config, db, pool, clock, content, catalogue: () => catalogue, stock: stock.current },
  payments: createProviders(config.payment),
  pressure: { maxDelayMs: Number.POSITIVE_INFINITY },
});
const mail = deliverMail({ db, content, clock, shopUrl: config.shopUrl, port: process.env.STALLED_MAIL ? stalledMail() : mailbox });
startOutbox({ pool, db, clock, handlers: orderHandlers({ db, clock }), apart: { mail: { [mailTopic]: mail } }, log });
startCompleter({ deps: paymentDepsOf(app), pool, log });
await app.listen({ port: config.port, host: '127.0.0.1' });
process.send?.('open');
process.on('message', (said) => {
  if (said === 'hurry') hurriedAt ||= Date.now();
});
process.on('disconnect', () => process.exit(0));

function stalledMail(): MailPort {
  return {
    ...mailbox,
    send() {
      process.send?.('mail');
      return new Promise(() => {});
    },
  };
}

/** A shop that has not been furnished has no way to send anything, and one way to pay. */
function furnish(bare: ContentSnapshot): ContentSnapshot {
  const delivery = { workingDays: { from: 1, to: 2 }, cutOff: '14:00', timeZone: 'Europe/London' };
  const methods = [{ id: 'home', name: 'Home', carrier: 'dhl', deliveryType: 'home', price: 3.95, delivery }];
  const paymentProviders = ['adyen', 'klarna', 'iyzico'];
  for (const own of bare.byMarket.values()) {
    const documents = new Map([...own.documents, ['shipping-methods', methods]]);
    const featureToggles = { ...own.featureToggles, payByLink: true, posPayment: true };
    // A copy would hold the texts and pages of every market, of which no buyer here looks at one.
    Object.assign(own, { documents, featureToggles, market: { ...own.market, paymentProviders } });
  }
  return { ...bare, markets: bare.markets.map((market) => ({ ...market, paymentProviders })) };
}
