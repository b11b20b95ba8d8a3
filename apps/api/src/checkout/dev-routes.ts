import type { FastifyInstance } from 'fastify';
import { sendMailings } from '../mailing/send-mailings.ts';
import { tellAllWaiting } from '../notify-me/notify-me-handlers.ts';
import { tellOfDrops } from '../price-drop/tell-of-drops.ts';
import { remindOfBaskets } from './remind-of-baskets.ts';

/** Nobody waits a day to see a mail: `POST /dev/basket-reminders?hours=24` writes those that would be due then, `/dev/price-drops` those of wishlists, `/dev/notify-me` those of pieces that are waited for, and `/dev/mailings` a batch of what staff planned. There is none in production. */
export function devReminderRoutes(app: FastifyInstance): void {
  const { db, config, ports, clock, content, catalogue, stock, promotions } = app.shop;
  if (config.isProduction) return;
  app.post<{ Querystring: { hours?: string } }>('/dev/basket-reminders', async (request) => {
    const hours = Number(request.query.hours ?? 24) || 0;
    const now = clock();
    const dueAt = new Date(now.getTime() + hours * 3_600_000);
    const current = { content: content(), catalogue: catalogue(), stock: stock(), promotions: promotions() };
    return { mails: await remindOfBaskets({ db, ports, log: request.log, now, ...current }, { dueAt, atAnyHour: true }) };
  });
  app.post('/dev/mailings', async () => ({ mails: await sendMailings({ db, now: clock(), content: content() }, { atAnyHour: true }) }));
  app.post('/dev/notify-me', async () => ({
    mails: await tellAllWaiting({ db, now: clock(), content: content(), catalogue: catalogue() }),
  }));
  app.post('/dev/price-drops', async (request) => {
    const current = { content: content(), catalogue: catalogue(), stock: stock(), promotions: promotions() };
    return { mails: await tellOfDrops({ db, ports, log: request.log, now: clock(), ...current }, { atAnyHour: true }) };
  });
}
