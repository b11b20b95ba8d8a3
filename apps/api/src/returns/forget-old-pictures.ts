import { addDays } from '@selvedge/domain/date/add-days.ts';
import { lt } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { returnPictureTable } from './tables.ts';

/** So long somebody may still ask why a return was paid, or was not. */
const keptDays = 365;

export async function forgetOldPictures(db: Db, now: Date): Promise<void> {
  await db.delete(returnPictureTable).where(lt(returnPictureTable.at, addDays(now, -keptDays)));
}
