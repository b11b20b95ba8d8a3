import type { Db } from '../db/db.ts';
import { forgetOldWindows } from '../http/count-call.ts';
import { forgetOldSessions } from '../identity/session.ts';
import { forgetDelivered } from './relay-outbox.ts';
import type { Jobs } from './start-jobs.ts';

/** What would only grow is thrown away every hour. */
export async function scheduleHousekeeping(jobs: Jobs, { db, clock }: { db: Db; clock: () => Date }): Promise<void> {
  await jobs.work('housekeeping', async () => {
    await forgetOldWindows(db, clock());
    await forgetOldSessions(db, clock());
    await forgetDelivered(db, clock());
  });
  await jobs.schedule('housekeeping', '17 * * * *', {});
}
