import type { Db } from '../db/db.ts';
import type { Jobs } from '../jobs/start-jobs.ts';
import { rollUp } from './roll-up.ts';

/** Every minute what visitors did becomes counts, by hour and by day: today's figures are seen today. */
export async function scheduleRollUp(jobs: Jobs, { db }: { db: Db }): Promise<void> {
  await jobs.work('analytics', async () => void (await rollUp(db)));
  await jobs.schedule('analytics', '* * * * *', {});
}
