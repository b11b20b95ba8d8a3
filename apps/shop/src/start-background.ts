import type { Config } from '@selvedge/api/config.ts';
import { clock } from '@selvedge/api/config.ts';
import { releaseHandlers, scheduleReleases } from '@selvedge/api/content/editing/schedule-releases.ts';
import type { OpenDb } from '@selvedge/api/db/open-db.ts';
import type { Metrics } from '@selvedge/api/http/metrics.ts';
import { scheduleHousekeeping } from '@selvedge/api/jobs/housekeeping.ts';
import { startJobs } from '@selvedge/api/jobs/start-jobs.ts';
import { startOutbox } from '@selvedge/api/jobs/start-outbox.ts';
import { scheduleRecommendations } from '@selvedge/api/recommendation/schedule-recommendations.ts';
import type { FastifyBaseLogger } from 'fastify';

type Background = { config: Config; database: OpenDb; log: FastifyBaseLogger; metrics: Metrics };

/** What runs beside requests: jobs on their schedules, and the delivery of what the outbox holds. */
export async function startBackground({ config, database, log, metrics }: Background): Promise<{ stop(): Promise<void> }> {
  const { db, pool } = database;
  const jobs = await startJobs({ pool, log });
  await scheduleHousekeeping(jobs, { db, clock: clock(config) });
  await scheduleRecommendations(jobs, { db, clock: clock(config) });
  await scheduleReleases(jobs, { db, clock: clock(config), log });
  // A message without a handler waits in the outbox and is not lost.
  const handlers = { ...releaseHandlers({ db, clock: clock(config) }) };
  const outbox = startOutbox({ pool, db, clock: clock(config), handlers, log, metrics });
  return {
    async stop() {
      await Promise.all([outbox.stop(), jobs.stop()]);
    },
  };
}
