import type { Db } from '../db/db.ts';
import type { Jobs } from '../jobs/start-jobs.ts';
import type { ContentSnapshot } from '../published/content-snapshot.ts';
import { sumDays } from './sum-days.ts';

type Summing = { db: Db; clock: () => Date; content: () => ContentSnapshot };

/** Every minute, so that a day that changed is counted from its orders for a minute at most. */
export async function scheduleSums(jobs: Jobs, { db, clock, content }: Summing): Promise<void> {
  await jobs.work('sales-sums', () => sumDays(db, { content: content(), now: clock() }));
  await jobs.schedule('sales-sums', '* * * * *', {});
}
