import { addDays } from '@selvedge/domain/date/add-days.ts';
import { utcDay } from '@selvedge/domain/date/utc-day.ts';
import { lt } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { searchedTermTable as table } from './tables.ts';

const keptDays = 400;

/** A little more than a year: enough to compare a season with the one before. */
export async function forgetOldSearches(db: Db, now: Date): Promise<void> {
  const since = utcDay(addDays(now, -keptDays));
  await db.delete(table).where(lt(table.day, since));
}
