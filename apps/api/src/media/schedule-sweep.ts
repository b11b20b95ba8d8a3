import type { Db } from '../db/db.ts';
import type { Jobs } from '../jobs/start-jobs.ts';
import type { StoragePort } from '../storage/storage-port.ts';
import { sweepStorage } from './sweep-storage.ts';

type Sweeping = { db: Db; clock: () => Date; storage: StoragePort; log: { info(context: object, message: string): void } };

/** Every night, when few look at pictures. */
export async function scheduleSweep(jobs: Jobs, { db, clock, storage, log }: Sweeping): Promise<void> {
  await jobs.work('storage-sweep', async () => {
    const removed = await sweepStorage({ db, storage, now: clock() });
    log.info({ removed }, 'objects removed that nothing names any more');
  });
  await jobs.schedule('storage-sweep', '43 3 * * *', {});
}
