import { sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';

/** What imports fetched long ago is in the library; only what they could not fetch is still of use, in their reports. */
export async function forgetOldErrands(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - 30 * 86_400_000).toISOString();
  await db.execute(sql`
    delete from import_picture using import_run run
    where run.id = run_id and import_picture.is_shown and run.started_at < ${before} and run.pictures_settled >= run.pictures`);
}
