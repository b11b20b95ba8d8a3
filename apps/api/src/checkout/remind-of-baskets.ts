import type { CustomerKind } from '@selvedge/contract/promotion.ts';
import { isNewCustomer } from '@selvedge/domain/account/is-new-customer.ts';
import { basketSettings } from '../basket/basket-settings.ts';
import { isCopied, makeRestoreToken } from '../basket/restore-abandoned.ts';
import { showBasket } from '../basket/show-basket.ts';
import { isAsleep } from '../club/is-asleep.ts';
import { messageIdOf } from '../club/message-id.ts';
import type { Jobs } from '../jobs/start-jobs.ts';
import { sendMail } from '../mail/send-mail.ts';
import { mailLine } from '../order/confirmed-order.ts';
import { lockReminders } from '../price-drop/reminder-rest.ts';
import type { Ctx } from '../shop/ctx.ts';
import { findLeftBaskets, type LeftIn, type LeftRow, lockLeftBasket } from './find-left-baskets.ts';

/** What a reminder is made from: as a call has it, without anybody who calls. */
export type Reminding = Pick<Ctx, 'db' | 'now' | 'content' | 'catalogue' | 'stock' | 'promotions' | 'ports' | 'log'>;

type When = { /** For which moment it looks. */ dueAt?: Date; atAnyHour?: boolean };

/** BSK-055 writes to members who left a basket, in markets that switched it on, unless they sleep. Answers how many mails were written. */
export async function remindOfBaskets(given: Reminding, { dueAt = given.now, atAnyHour = false }: When = {}): Promise<number> {
  let sent = 0;
  const asleep = atAnyHour ? undefined : isAsleep(given);
  for (const { market, featureToggles } of given.content.byMarket.values()) {
    const { basketReminders, customerClub, maintenanceMode } = featureToggles;
    if (!basketReminders || !customerClub || maintenanceMode) continue;
    const ctx: Ctx = { ...given, market, session: undefined, address: '', requestId: 'basket-reminders' };
    const { reminderAfterHours, reminderQuietDays } = basketSettings(ctx);
    const where = { market: market.id, now: dueAt, reminderAfterHours, reminderQuietDays, asleep };
    for (const left of await findLeftBaskets(ctx.db, where)) if (await remind(ctx, { ...left, where })) sent++;
  }
  return sent;
}

export async function scheduleReminders(jobs: Jobs, reminding: () => Reminding): Promise<void> {
  await jobs.work('basket-reminders', async () => void (await remindOfBaskets(reminding())));
  await jobs.schedule('basket-reminders', '*/5 * * * *', {});
}

/** The note of it and the mail are one transaction: a process that dies in between has done neither. */
async function remind(ctx: Ctx, { id, shopperId, where }: { id: string; shopperId: string; where: LeftIn }): Promise<boolean> {
  return ctx.db.transaction(async (tx) => {
    await lockReminders(tx, shopperId);
    const left = await lockLeftBasket(tx, id, where);
    if (!left) return false;
    const { lines, currency } = await describe({ ...ctx, db: tx }, left);
    if (lines.length === 0) return false;
    const token = await makeRestoreToken(tx, { basketId: id, shopperId, leftAt: left.leftAt, now: ctx.now });
    if (token === undefined) return false;
    const { email: to, contactId, messageKey } = left;
    const values = { token, contactId, messageId: messageIdOf({ id: contactId, messageKey }), currency, lines };
    await sendMail(tx, { template: 'basket-reminder', to, market: where.market, values, now: ctx.now });
    return true;
  });
}

/** What can be bought of it, at the prices that its owner would see. */
async function describe(ctx: Ctx, { id, content, orderCount, lastOrderAt, boughtSkus }: LeftRow) {
  const customer = new Set<CustomerKind>(['member']);
  if (isNewCustomer({ count: orderCount, lastAt: lastOrderAt ?? undefined }, ctx.now)) customer.add('new');
  const shown = await showBasket(
    ctx,
    { id, content: { ...content, lines: content.lines.filter((line) => isCopied(line) && !boughtSkus.includes(line.sku)) } },
    { customer },
  );
  const { lines, currency } = shown.basket;
  const sold = lines.filter(({ state }) => state === 'available' || state === 'limited');
  return { currency, lines: sold.map((line) => mailLine(line, currency)) };
}
