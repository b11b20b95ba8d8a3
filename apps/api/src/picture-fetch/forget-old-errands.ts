import { addDays } from '@selvedge/domain/date/add-days.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';

/** What imports fetched long ago is in the library; only what they could not fetch is still of use, in their reports. */
export async function forgetOldErrands(db: Db, now: Date): Promise<void> {
  const before = addDays(now, -30).toISOString();
  await db.execute(sql`
    delete from import_picture using import_run run
    where run.id = run_id and import_picture.is_shown and run.started_at < ${before} and run.pictures_settled >= run.pictures`);
}
