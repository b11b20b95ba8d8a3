import type { Pickups } from '@selvedge/contract/studio/staff-carrier.ts';
import { addDays } from '@selvedge/domain/date/add-days.ts';
import { startOfUtcDay, utcDay } from '@selvedge/domain/date/utc-day.ts';
import { nextWorkingDays } from '@selvedge/domain/date/working-days.ts';
import { desc, gte, sql } from 'drizzle-orm';
import type { Ctx } from '../shop/ctx.ts';
import { pickupTable } from './tables.ts';

const mostShown = 50;
type Place = Pick<Pickups['places'][number], 'kind' | 'locationId'>;

/** Two weeks of working days where the place is, beginning with today. */
export async function offeredDays(ctx: Pick<Ctx, 'db' | 'now' | 'content'>, { kind, locationId }: Place): Promise<string[]> {
  const place = (await listCountries(ctx)).find((each) => each.kind === kind && each.locationId === locationId);
  return daysIn(place?.country ?? '', ctx.now);
}

const daysIn = (country: string, now: Date) => nextWorkingDays(addDays(startOfUtcDay(now), -1), 10, country);

/** Pickups since a week ago, the latest day first, and where parcels are packed. */
export async function listPickups(ctx: Pick<Ctx, 'db' | 'now' | 'content'>): Promise<Pickups> {
  const { db, now } = ctx;
  const rows = await db
    .select()
    .from(pickupTable)
    .where(gte(pickupTable.day, utcDay(addDays(now, -7))))
    .orderBy(desc(pickupTable.day), desc(pickupTable.askedAt))
    .limit(mostShown);
  return {
    places: await listPackPlaces(ctx),
    pickups: rows.map(({ key: _key, askedAt, ...row }) => ({ ...row, askedAt: askedAt.toISOString() })),
  };
}

/** Where parcels stand ready, and where something is still to be packed: a car can be asked for before that. */
async function listPackPlaces(ctx: Pick<Ctx, 'db' | 'now' | 'content'>): Promise<Pickups['places']> {
  const countries = await listCountries(ctx);
  const { rows } = await ctx.db.execute<Place & { ready: number }>(sql`
    select kind, location_id as "locationId", sum(ready)::int as ready from (
      select kind, location_id, 1 as ready from parcel where state = 'packed'
      union all
      select kind, location_id, 0 from order_origin where order_id in (
        select id from customer_order where state = 'placed' and fulfilment in ('open', 'partlyPacked') order by placed_at, id limit 1000)
    ) places group by kind, location_id order by ready desc, kind desc, location_id`);
  return rows.map((row) => {
    const place = countries.find(({ kind, locationId }) => kind === row.kind && locationId === row.locationId);
    return { ...row, days: daysIn(place?.country ?? '', ctx.now) };
  });
}

/** A store says where it is; a warehouse is where all of its markets are, if that is one country. */
async function listCountries({ db, content }: Pick<Ctx, 'db' | 'content'>): Promise<readonly (Place & { country: string })[]> {
  const { rows } = await db.execute<Place & { markets: string[] | null; country: string | null }>(sql`
    select l.kind, l.id as "locationId", l.markets, s.country from stock_location l left join store s on l.kind = 'store' and s.id = l.id
    union select 'store', id, markets, country from store`);
  return rows.map(({ kind, locationId, markets, country }) => {
    const served = new Set((markets ?? []).map((id) => content.byMarket.get(id)?.market.country.code ?? ''));
    return { kind, locationId, country: country ?? (served.size === 1 ? [...served][0]! : '') };
  });
}
