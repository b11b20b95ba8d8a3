import { purchaseHandlers } from '@selvedge/api/account/purchase-handlers.ts';
import { scheduleRollUp } from '@selvedge/api/analytics/schedule-roll-up.ts';
import { changeHandlers } from '@selvedge/api/assortment/changes/run-change.ts';
import { startImports } from '@selvedge/api/assortment/import/import-waiting.ts';
import { scheduleFollowing } from '@selvedge/api/carrier/follow-parcels.ts';
import { startCompleter } from '@selvedge/api/checkout/complete-payments.ts';
import { isReminderWanted } from '@selvedge/api/checkout/find-left-baskets.ts';
import { paymentDepsOf } from '@selvedge/api/checkout/payment-deps-of.ts';
import { scheduleReminders } from '@selvedge/api/checkout/remind-of-baskets.ts';
import { isMessageWanted } from '@selvedge/api/club/is-message-wanted.ts';
import type { Config } from '@selvedge/api/config.ts';
import { clock } from '@selvedge/api/config.ts';
import { releaseHandlers, scheduleReleases } from '@selvedge/api/content/editing/schedule-releases.ts';
import { scheduleTerms, termsHandlers } from '@selvedge/api/content/terms/schedule-terms.ts';
import type { OpenDb } from '@selvedge/api/db/open-db.ts';
import { scheduleSums } from '@selvedge/api/figures/schedule-sums.ts';
import { startChanges } from '@selvedge/api/fulfilment/settle-changes.ts';
import type { Metrics } from '@selvedge/api/http/metrics.ts';
import { resealSecondFactors } from '@selvedge/api/identity/reseal-second-factors.ts';
import { resetHandlers } from '@selvedge/api/identity/reset-password.ts';
import { invoiceAttachment } from '@selvedge/api/invoice/get-invoice-file.ts';
import { writeInvoice } from '@selvedge/api/invoice/write-invoice.ts';
import { chainHandlers } from '@selvedge/api/jobs/chain-handlers.ts';
import type { OutboxHandlers } from '@selvedge/api/jobs/relay-outbox.ts';
import { startJobs } from '@selvedge/api/jobs/start-jobs.ts';
import { startOutbox } from '@selvedge/api/jobs/start-outbox.ts';
import { campaignsIn } from '@selvedge/api/loyalty/campaigns-of.ts';
import { loyaltyHandlers, scheduleLoyalty } from '@selvedge/api/loyalty/loyalty-handlers.ts';
import { deliverMail } from '@selvedge/api/mail/deliver-mail.ts';
import { mailbox, smtpMail } from '@selvedge/api/mail/mail-port.ts';
import { mailTopic } from '@selvedge/api/mail/send-mail.ts';
import { type Completing, completeMailing } from '@selvedge/api/mailing/complete-mailing.ts';
import { scheduleMailings } from '@selvedge/api/mailing/send-mailings.ts';
import { marketCopyHandlers } from '@selvedge/api/market-copy/copy-market.ts';
import { scheduleReports } from '@selvedge/api/market-health/send-reports.ts';
import { scheduleSweep } from '@selvedge/api/media/schedule-sweep.ts';
import { isStillWaited, notifyMeHandlers, scheduleNotifyMe } from '@selvedge/api/notify-me/notify-me-handlers.ts';
import { orderHandlers } from '@selvedge/api/order/confirm-order.ts';
import { orderMailHandlers } from '@selvedge/api/order-mail/tell-of-event.ts';
import { startFetching } from '@selvedge/api/picture-fetch/start-fetching.ts';
import { scheduleDrops } from '@selvedge/api/price-drop/tell-of-drops.ts';
import { withClosed } from '@selvedge/api/published/with-closed.ts';
import { scheduleRecommendations } from '@selvedge/api/recommendation/schedule-recommendations.ts';
import { scheduleFit } from '@selvedge/api/returns/count-fit.ts';
import { scheduleHousekeeping } from '@selvedge/api/schedule-housekeeping.ts';
import { startPurging } from '@selvedge/api/shared-cache/start-purging.ts';
import type { Shop } from '@selvedge/api/shop/shop.ts';
import type { FastifyInstance } from 'fastify';
import { hasDemo } from './has-demo.ts';

type Background = { config: Config; database: OpenDb; metrics: Metrics; app: FastifyInstance };

/** What runs beside requests: jobs on their schedules, imports, what is half paid, and the delivery of what the outbox holds. */
export async function startBackground({ config, database, metrics, app }: Background): Promise<{ stop(): Promise<void> }> {
  const { db, pool } = database;
  const { shop, log } = app;
  const { catalogue, payments } = shop;
  const content = () => withClosed(shop.content());
  await resealAll({ config, database, log });
  const jobs = await startJobs({ pool, log });
  await scheduleHousekeeping(jobs, { db, clock: clock(config) });
  const { storage } = shop.ports;
  if (storage) await scheduleSweep(jobs, { db, clock: clock(config), storage, log });
  await scheduleRecommendations(jobs, { db, clock: clock(config) });
  await scheduleRollUp(jobs, { db });
  await scheduleSums(jobs, { db, clock: clock(config), content: () => shop.content() });
  await scheduleReleases(jobs, { db, clock: clock(config), log });
  await scheduleTerms(jobs, { db, clock: clock(config) });
  await scheduleReports(jobs, () => ({ db, content: content(), catalogue: catalogue(), payments, now: clock(config)() }));
  const writing = () => ({
    ...{ db, log, ports: shop.ports, now: clock(config)() },
    ...{ content: shop.content(), catalogue: catalogue(), stock: shop.stock(), promotions: shop.promotions() },
  });
  await scheduleReminders(jobs, writing);
  await scheduleDrops(jobs, writing);
  await scheduleMailings(jobs, writing);
  await scheduleNotifyMe(jobs, writing);
  await scheduleFollowing(jobs, () => ({ db, log, now: clock(config)(), carrier: shop.ports.carrier }));
  const loyalty = { db, clock: clock(config), content, secret: config.sessionSecret, campaignsOf: campaignsIn({ content, catalogue }) };
  await scheduleLoyalty(jobs, loyalty);
  await scheduleFit(jobs, { db, clock: clock(config) });
  // A message without a handler waits in the outbox and is not lost.
  const handlers = chainHandlers(
    releaseHandlers({ db, clock: clock(config) }),
    marketCopyHandlers({ db, clock: clock(config) }),
    termsHandlers({ db, clock: clock(config) }),
    resetHandlers({ db, clock: clock(config) }),
    changeHandlers({ db, clock: clock(config) }),
    orderHandlers({
      ...{ db, clock: clock(config) },
      writeInvoice: async (tx, asked) => (await writeInvoice(tx, { ...asked, content: content() }))?.number,
    }),
    orderMailHandlers({ db, clock: clock(config), content }),
    purchaseHandlers({ db, clock: clock(config) }),
    loyaltyHandlers(loyalty),
    notifyMeHandlers(writing),
  );
  // Beside the open shop: nobody waits for the library of the demo.
  const furnishing = config.seed
    ? fillLibrary(database, clock(config)()).catch((error) => log.warn({ err: error }, 'the library of the demo is not filled'))
    : undefined;
  const paying = { deps: paymentDepsOf(app), pool, log };
  const mailing = { config, database, log, content, writing };
  const others = [
    ...(config.sharedCaches.length > 0 ? [await startPurging({ pool, db, caches: config.sharedCaches, log })] : []),
    startOutbox({ pool, db, clock: clock(config), handlers, apart: { mail: mailHandlers(mailing) }, log, metrics }),
    startFetching({ pool, db, storage, clock: clock(config), limits: config.importPictures, log }),
    startImports({ pool, clock: clock(config), limits: config.importPictures, maxBytes: config.importMaxBytes, log }),
    startCompleter(paying),
    startChanges(paying),
    ...(config.searchEngine ? [await followByEngine(config.searchEngine, { config, database, app })] : []),
  ];
  return {
    async stop() {
      await Promise.all([...others.map((one) => one.stop()), jobs.stop(), furnishing]);
    },
  };
}

/** While there is a former secret: until this has run, second factors can't do without it. */
async function resealAll({ config, database, log }: Pick<Background, 'config' | 'database'> & Pick<FastifyInstance, 'log'>): Promise<void> {
  if (config.formerSecret === undefined) return;
  const count = await resealSecondFactors(database.db, config.sessionSecret);
  log.warn({ count }, 'second factors are sealed with SESSION_SECRET; SESSION_SECRET_OLD may go nine days after the last process has both');
}

async function fillLibrary({ db, pool }: OpenDb, now: Date): Promise<void> {
  if ((await hasDemo(pool)).library) return;
  const { seedLibrary } = await import('@selvedge/demo/content/seed-library.ts');
  await seedLibrary(db, now);
}

/** Keeps the search engine as the assortment is; its client is read only where there is one. */
async function followByEngine(
  { url, shards }: NonNullable<Config['searchEngine']>,
  { config, database: { db, pool }, app: { shop, log } }: Pick<Background, 'config' | 'database' | 'app'>,
) {
  const { followAssortment } = await import('@selvedge/api/catalogue/engine/follow-assortment.ts');
  return followAssortment({ pool, db, log, front: url, shards, markets: () => shop.content().markets, clock: clock(config) });
}

/** A real shop without a mail server keeps its mails in the outbox: nobody may read them in a browser instead. */
function mailHandlers({
  config,
  database,
  log,
  content,
  writing,
}: Pick<Background, 'config' | 'database'> &
  Pick<FastifyInstance, 'log'> &
  Pick<Shop, 'content'> & { writing: () => Completing }): OutboxHandlers {
  const { smtpUrl, mailFrom, isProduction, shopUrl } = config;
  if (isProduction && !smtpUrl) {
    log.warn('SMTP_URL is not set: mails to shoppers wait in the outbox until it is');
    return {};
  }
  const port = smtpUrl ? smtpMail({ url: smtpUrl, from: mailFrom }) : mailbox;
  const { db } = database;
  return {
    [mailTopic]: deliverMail({
      ...{ db, content, clock: clock(config), shopUrl, port },
      isWanted: async (mail) => (await isReminderWanted(db, mail)) && (await isMessageWanted(db, mail)) && (await isStillWaited(db, mail)),
      complete: (mail) => completeMailing(writing(), mail),
      attach: ({ number }) => invoiceAttachment(db, number),
    }),
  };
}
