import type { FastifyInstance } from 'fastify';
import { sendMailings } from '../mailing/send-mailings.ts';
import { tellAllWaiting } from '../notify-me/notify-me-handlers.ts';
import { tellOfDrops } from '../price-drop/tell-of-drops.ts';
import { remindOfBaskets } from './remind-of-baskets.ts';

/** Nobody waits a day to see a mail: `POST /dev/basket-reminders?hours=24` writes those that would be due then, `/dev/price-drops` those of wishlists, `/dev/notify-me` those of pieces that are waited for, and `/dev/mailings` a batch of what staff planned. There is none in production. */
export function devReminderRoutes(app: FastifyInstance): void {
  const { shop } = app;
  if (shop.config.isProduction) return;
  const context = () => ({ db: shop.db, now: shop.clock(), content: shop.content(), ...shop.held() });
  app.post<{ Querystring: { hours?: string } }>('/dev/basket-reminders', async ({ query, log }) => {
    const ctx = { ...context(), log };
    const dueAt = new Date(ctx.now.getTime() + (Number(query.hours ?? 24) || 0) * 3_600_000);
    return { mails: await remindOfBaskets(ctx, { dueAt, atAnyHour: true }) };
  });
  app.post('/dev/mailings', async () => ({ mails: await sendMailings(context(), { atAnyHour: true }) }));
  app.post('/dev/notify-me', async () => ({ mails: await tellAllWaiting(context()) }));
  app.post('/dev/price-drops', async ({ log }) => ({ mails: await tellOfDrops({ ...context(), log }, { atAnyHour: true }) }));
}
