import { dayMs } from '@selvedge/domain/date/durations.ts';
import { lt } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { handoverTable } from './tables.ts';

/** A day longer than the longest code: until then whoever comes too late is told so. */
export async function forgetOldHandovers(db: Db, now: Date): Promise<void> {
  await db.delete(handoverTable).where(lt(handoverTable.expiresAt, new Date(now.getTime() - dayMs)));
}
