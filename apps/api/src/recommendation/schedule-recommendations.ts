import type { Db } from '../db/db.ts';
import type { Jobs } from '../jobs/start-jobs.ts';
import { aggregateEvents } from './aggregate-events.ts';

/** Every quarter of an hour what visitors did becomes what is recommended. */
export async function scheduleRecommendations(jobs: Jobs, { db, clock }: { db: Db; clock: () => Date }): Promise<void> {
  await jobs.work('recommendations', () => aggregateEvents(db, clock()));
  await jobs.schedule('recommendations', '*/15 * * * *', {});
}
