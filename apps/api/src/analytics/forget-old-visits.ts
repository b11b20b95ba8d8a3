import { addDays } from '@selvedge/domain/date/add-days.ts';
import { utcDay } from '@selvedge/domain/date/utc-day.ts';
import { lt } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import {
  analyticsBatchTable,
  analyticsFunnelDayTable,
  analyticsHourTable,
  analyticsProductDayTable,
  analyticsVisitTable,
  analyticsVitalDayTable,
} from './tables.ts';

const visitDays = 2;
/** A roll-up that has not come for so long will not come. */
const batchDays = 3;
/** A little more than two years: a season can be compared with the two before it. */
const countDays = 800;

export async function forgetOldVisits(db: Db, now: Date): Promise<void> {
  const day = (days: number) => utcDay(addDays(now, -days));
  await db.delete(analyticsVisitTable).where(lt(analyticsVisitTable.day, day(visitDays)));
  await db.delete(analyticsBatchTable).where(lt(analyticsBatchTable.at, addDays(now, -batchDays)));
  await db.delete(analyticsHourTable).where(lt(analyticsHourTable.hour, addDays(now, -countDays)));
  for (const table of [analyticsProductDayTable, analyticsFunnelDayTable, analyticsVitalDayTable])
    await db.delete(table).where(lt(table.day, day(countDays)));
}
