import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { clubConsentTable } from './tables.ts';

/** The version of the club's terms that a member accepted last; `0` before the first time. */
export async function acceptedClubTerms(db: Db, contactId: string): Promise<string> {
  const { termsVersion, kind, id } = clubConsentTable;
  const [row] = await db
    .select({ termsVersion })
    .from(clubConsentTable)
    .where(and(eq(clubConsentTable.contactId, contactId), eq(kind, 'given')))
    .orderBy(desc(id))
    .limit(1);
  return row?.termsVersion ?? '0';
}

type Accepted = { contactId: string; market: string; termsVersion: string; now: Date; address: string };

/** By a member who is signed in. Messages stay as they were: terms are not a wish to be written to. */
export async function acceptClubTerms(db: Db, { now, address, ...accepted }: Accepted): Promise<void> {
  const moment = { askedAt: now, askedFrom: address, at: now, address };
  await db.insert(clubConsentTable).values({ ...accepted, ...moment, kind: 'given', source: 'terms' });
}
