import { addDays } from '@selvedge/domain/date/add-days.ts';
import { utcDay } from '@selvedge/domain/date/utc-day.ts';
import { compareHealth } from '@selvedge/domain/market-health/compare-health.ts';
import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { rightsOf } from '../identity/roles.ts';
import { staffTable } from '../identity/tables.ts';
import type { Jobs } from '../jobs/start-jobs.ts';
import { sendMail } from '../mail/send-mail.ts';
import { examineMarkets } from './examine-markets.ts';
import type { Examined } from './gather-facts.ts';
import { mailPreference } from './mail-wish.ts';
import { healthReportTable, staffPreferenceTable } from './tables.ts';

const keptDays = 60;

/** Looks at every market and tells who wants to know. Once a day: a second process, or a second try, finds the day's report written. */
export async function sendReports(examined: Examined): Promise<{ mails: number }> {
  const { db, now } = examined;
  const markets = await examineMarkets(examined);
  const day = utcDay(now);
  return db.transaction(async (tx) => {
    const written = await tx
      .insert(healthReportTable)
      .values({ day, at: now, markets })
      .onConflictDoNothing()
      .returning({ day: healthReportTable.day });
    if (written.length === 0) return { mails: 0 };
    const news = compareHealth(await readBefore(tx, day), markets);
    await tx.delete(healthReportTable).where(lt(healthReportTable.at, addDays(now, -keptDays)));
    if (news.broken.length + news.changed.length === 0) return { mails: 0 };
    const readers = await listReaders(tx);
    // Staff read the Studio in English; the market only decides how the mail is set.
    for (const to of readers) await sendMail(tx, { template: 'market-doctor', to, market: 'en-GB', values: news, now });
    return { mails: readers.length };
  });
}

/** Every day at five, in UTC; before anybody in Europe is at work. */
export async function scheduleReports(jobs: Jobs, examined: () => Examined): Promise<void> {
  await jobs.work('market-doctor', async () => void (await sendReports(examined())));
  await jobs.schedule('market-doctor', '0 5 * * *', {});
}

async function readBefore(tx: Db, day: string) {
  const [before] = await tx
    .select()
    .from(healthReportTable)
    .where(lt(healthReportTable.day, day))
    .orderBy(desc(healthReportTable.day))
    .limit(1);
  return before?.markets;
}

/** Who has left, or may not see markets any more, gets no mail about them. */
async function listReaders(tx: Db): Promise<string[]> {
  const { name, value, staffId } = staffPreferenceTable;
  const rows = await tx
    .select({ email: staffTable.email, role: staffTable.role })
    .from(staffPreferenceTable)
    .innerJoin(staffTable, eq(staffTable.id, staffId))
    .where(and(eq(name, mailPreference), sql`${value} = 'true'::jsonb`, isNull(staffTable.endedAt)));
  return rows.filter(({ role }) => rightsOf(role).includes('market.read')).map(({ email }) => email);
}
