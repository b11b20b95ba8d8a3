import type { Pickups } from '@selvedge/contract/studio/staff-carrier.ts';
import { addDays } from '@selvedge/domain/date/add-days.ts';
import { startOfUtcDay, utcDay } from '@selvedge/domain/date/utc-day.ts';
import { nextWorkingDays } from '@selvedge/domain/date/working-days.ts';
import { desc, gte, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import type { Ctx } from '../shop/ctx.ts';
import { pickupTable } from './tables.ts';

const mostShown = 50;

/** Two weeks of working days, beginning with today. */
export function offeredDays(now: Date): string[] {
  return nextWorkingDays(addDays(startOfUtcDay(now), -1), 10);
}

/** Pickups since a week ago, the latest day first, and where parcels are packed. */
export async function listPickups({ db, now }: Pick<Ctx, 'db' | 'now'>): Promise<Pickups> {
  const rows = await db
    .select()
    .from(pickupTable)
    .where(gte(pickupTable.day, utcDay(addDays(now, -7))))
    .orderBy(desc(pickupTable.day), desc(pickupTable.askedAt))
    .limit(mostShown);
  return {
    days: offeredDays(now),
    places: await listPackPlaces(db),
    pickups: rows.map(({ key: _key, askedAt, ...row }) => ({ ...row, askedAt: askedAt.toISOString() })),
  };
}

/** Where parcels stand ready, and where something is still to be packed: a car can be asked for before that. */
async function listPackPlaces(db: Db): Promise<Pickups['places']> {
  const { rows } = await db.execute<Pickups['places'][number]>(sql`
    select kind, location_id as "locationId", sum(ready)::int as ready from (
      select kind, location_id, 1 as ready from parcel where state = 'packed'
      union all
      select kind, location_id, 0 from order_origin where order_id in (
        select id from customer_order where state = 'placed' and fulfilment in ('open', 'partlyPacked') order by placed_at, id limit 1000)
    ) places group by kind, location_id order by ready desc, kind desc, location_id`);
  return rows;
}
