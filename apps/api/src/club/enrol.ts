import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { writeOutbox } from '../jobs/write-outbox.ts';
import { sendMail } from '../mail/send-mail.ts';
import type { Agreement } from './ask-to-confirm.ts';
import { type Joined, joinedTopic } from './joined-topic.ts';
import { messageIdOf } from './message-id.ts';
import { type ContactDetails, clubConsentTable, clubContactTable } from './tables.ts';

type Enrolment = Agreement & { details: ContactDetails; at: Date; confirmedFrom: string };

/** A member from now on, with the proof of it. Whoever joins again says what they want now, and stays a member since the first time. */
export async function enrol(tx: Db, { details, at, confirmedFrom, ...agreement }: Enrolment): Promise<void> {
  const { email, market, source, termsVersion, askedAt, askedFrom } = agreement;
  const { firstName, lastName, subBrands } = details;
  const [contact] = await tx
    .insert(clubContactTable)
    .values({ email, firstName, lastName, subBrands, market, joinedAt: at, messagesSince: at, messageKey: randomBytes(32) })
    .onConflictDoUpdate({
      target: clubContactTable.email,
      set: {
        // A form that does not ask for a name does not take one away.
        ...(firstName && { firstName }),
        ...(lastName && { lastName }),
        ...(subBrands.length > 0 && { subBrands }),
        market,
        messagesSince: sql`coalesce(${clubContactTable.messagesSince}, ${at})`,
      },
    })
    .returning();
  const { id: contactId, joinedAt } = contact!;
  await tx
    .insert(clubConsentTable)
    .values({ contactId, kind: 'given', source, market, termsVersion, askedAt, askedFrom, at, address: confirmedFrom });
  if (joinedAt.getTime() !== at.getTime()) return;
  const values = { contactId, messageId: messageIdOf(contact!) };
  await sendMail(tx, { template: 'club-welcome', to: email, market, values, now: at });
  await writeOutbox(tx, { topic: joinedTopic, payload: { contactId } satisfies Joined, now: at });
}
