import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../db/db.ts';
import type { OutboxHandlers } from '../../jobs/relay-outbox.ts';
import type { Jobs } from '../../jobs/start-jobs.ts';
import { publishOverdue, publishWhenDue } from './go-live.ts';
import { releaseDue } from './plan-release.ts';

type Settings = { db: Db; clock: () => Date; log: Pick<FastifyBaseLogger, 'error'> };

/** Releases go live within a second of their moment, by the outbox. */
export function releaseHandlers({ db, clock }: Pick<Settings, 'db' | 'clock'>): OutboxHandlers {
  return { [releaseDue]: ({ payload }) => publishWhenDue(db, { id: (payload as { id: string }).id, now: clock() }) };
}

/** Every minute, and so also after a night without any process: what was missed goes live. */
export async function scheduleReleases(jobs: Jobs, { db, clock, log }: Settings): Promise<void> {
  await jobs.work('releases', async () => {
    const { failed } = await publishOverdue(db, clock());
    for (const { id, error } of failed) log.error({ err: error, release: id }, 'a release could not go live');
  });
  await jobs.schedule('releases', '* * * * *', {});
}
