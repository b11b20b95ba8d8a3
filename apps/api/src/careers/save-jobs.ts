import type { Job } from '@selvedge/contract/careers.ts';
import type { Db } from '../db/db.ts';
import { job } from './tables.ts';

/** Adds open positions; one that is already there keeps what staff made of it. */
export async function saveJobs(tx: Db, jobs: readonly Job[]): Promise<void> {
  if (jobs.length > 0)
    await tx
      .insert(job)
      .values([...jobs])
      .onConflictDoNothing();
}
