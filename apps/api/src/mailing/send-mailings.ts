import { randomBytes } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { isAsleep } from '../club/is-asleep.ts';
import { messageIdOf } from '../club/message-id.ts';
import type { Db } from '../db/db.ts';
import type { Jobs } from '../jobs/start-jobs.ts';
import { sendMail } from '../mail/send-mail.ts';
import type { ContentSnapshot } from '../published/content-snapshot.ts';
import { membersOf } from './members-of.ts';
import { mailingTable, recipientTable, segmentTable } from './tables.ts';
import { tierSpans } from './tier-spans.ts';

type Sending = { db: Db; now: Date; content: ContentSnapshot };

/** Begins what is due, then writes a batch of each mailing that is on its way. Answers how many mails. Any number of processes may do so at once. */
export async function sendMailings(given: Sending, { atAnyHour = false }: { atAnyHour?: boolean } = {}): Promise<number> {
  const { db, now } = given;
  const { rows: due } = await db.execute<{ id: string }>(sql`select id from mailing where state = 'planned' and planned_at <= ${now}`);
  for (const { id } of due) await begin(given, id);
  const { rows: open } = await db.execute<{ id: string }>(sql`select id from mailing where state = 'sending' order by planned_at`);
  let sent = 0;
  for (const { id } of open) sent += await sendBatch(given, { id, atAnyHour });
  return sent;
}

export async function scheduleMailings(jobs: Jobs, sending: () => Sending): Promise<void> {
  await jobs.work('mailings', async () => void (await sendMailings(sending())));
  await jobs.schedule('mailings', '* * * * *', {});
}

/** Chooses whom it goes to, at this moment and not when it was planned: whoever ended messages since is none of them. */
async function begin({ db, now, content }: Sending, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx
      .select({ filter: segmentTable.filter })
      .from(mailingTable)
      .innerJoin(segmentTable, eq(segmentTable.id, mailingTable.segmentId))
      .where(and(eq(mailingTable.id, id), eq(mailingTable.state, 'planned')))
      .for('update', { of: mailingTable, skipLocked: true });
    if (!row) return;
    const { filter } = row;
    const members = membersOf({ filter, spans: await tierSpans({ db: tx, content }, filter.tiers), now });
    await tx.execute(sql`insert into mailing_recipient (mailing_id, contact_id, market)
      select ${id}, c.id, c.market ${members} and c.messages_since is not null on conflict do nothing`);
    await tx.update(mailingTable).set({ state: 'sending' }).where(eq(mailingTable.id, id));
  });
}

type Row = { contactId: string; market: string; email: string; messageKey: Buffer; isCounted: boolean };

/** A minute's worth of mails and the notes of them, in one transaction that holds the mailing: a process that dies has written neither. */
async function sendBatch(given: Sending, { id, atAnyHour }: { id: string; atAnyHour: boolean }): Promise<number> {
  const { db, now } = given;
  return db.transaction(async (tx) => {
    const minuteAgo = new Date(now.getTime() - 55_000);
    const [held] = await tx
      .select({ perMinute: mailingTable.perMinute })
      .from(mailingTable)
      .where(and(eq(mailingTable.id, id), eq(mailingTable.state, 'sending'), sql`coalesce(${mailingTable.batchAt} <= ${minuteAgo}, true)`))
      .for('update', { skipLocked: true });
    if (!held) return 0;
    await tx.execute(sql`update mailing_recipient r set state = 'skipped' from club_contact c
      where r.mailing_id = ${id} and r.state = 'waiting' and c.id = r.contact_id and c.messages_since is null`);
    const { rows } = await tx.execute<Row>(sql`
      select r.contact_id as "contactId", r.market, c.email, c.message_key as "messageKey", c.counted_since is not null as "isCounted"
      from mailing_recipient r join club_contact c on c.id = r.contact_id
      where r.mailing_id = ${id} and r.state = 'waiting' and r.market = any(${sql.param(openMarkets(given))})
        ${atAnyHour ? sql`` : sql`and not ${isAsleep(given)}`}
      order by r.contact_id limit ${held.perMinute} for update of c skip locked`);
    for (const row of rows) await send(tx, { mailingId: id, row, now });
    const { rows: left } = await tx.execute(sql`select from mailing_recipient where mailing_id = ${id} and state = 'waiting' limit 1`);
    const isOver = left.length === 0;
    await tx
      .update(mailingTable)
      .set({ batchAt: now, ...(isOver && { state: 'sent' as const, finishedAt: now }) })
      .where(eq(mailingTable.id, id));
    return rows.length;
  });
}

async function send(tx: Db, { mailingId, row, now }: { mailingId: string; row: Row; now: Date }): Promise<void> {
  const { contactId, market, email: to, messageKey, isCounted } = row;
  const recipient = isCounted ? randomBytes(16).toString('base64url') : null;
  await tx
    .update(recipientTable)
    .set({ state: 'sent', sentAt: now, token: recipient })
    .where(and(eq(recipientTable.mailingId, mailingId), eq(recipientTable.contactId, contactId)));
  const values = { mailingId, contactId, messageId: messageIdOf({ id: contactId, messageKey }), recipient, subject: '', parts: [] };
  await sendMail(tx, { template: 'mailing', to, market, values, now });
}

/** Markets that are open, with the club. Of their members, those who sleep wait for their morning. */
function openMarkets({ content }: Sending): string[] {
  return [...content.byMarket.values()].flatMap(({ market, featureToggles: { customerClub, maintenanceMode } }) =>
    customerClub && !maintenanceMode ? [market.id] : [],
  );
}
