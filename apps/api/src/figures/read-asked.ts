import type { FiguresQuery } from '@selvedge/contract/studio/figures-sales.ts';
import { comparedPeriod, type Period } from '@selvedge/domain/figures/period.ts';
import { type Bounds, comparedBounds, periodBounds } from '@selvedge/domain/figures/period-bounds.ts';
import { type SQL, sql } from 'drizzle-orm';
import { timeZoneOf } from '../published/time-zone-of.ts';
import type { Ctx } from '../shop/ctx.ts';
import { listMarkets } from './list-markets.ts';

/** A market with the time that is looked at, by the clock that counts for it. */
export type AskedMarket = Bounds & { market: string; zone: string };
export type AskedTime = { period: Period; markets: readonly AskedMarket[] };
export type Asked = {
  now: AskedTime;
  before: AskedTime | undefined;
  /** Whose orders the caller may count; none: all of them. */
  stores: readonly string[];
};

/** Which time of which markets the caller looks at, and with what it is compared. */
export async function readAsked(ctx: Ctx, { from, to, compare, markets, zone }: FiguresQuery): Promise<Asked> {
  const period = { from, to };
  const compared = compare === 'none' ? undefined : comparedPeriod(period, compare);
  const known = await listMarkets(ctx.db, ctx.content);
  const wanted = new Set(markets?.split(','));
  const asked = known.filter((market) => wanted.size === 0 || wanted.has(market));
  const places = asked.map((market) => ({ market, zone: zone ?? timeZoneOf(ctx.content, market) }));
  // Clocks are read once for all markets that live by the same.
  const bounded = (read: (timeZone: string) => Bounds) => {
    const byZone = new Map([...new Set(places.map((each) => each.zone))].map((each) => [each, read(each)]));
    return places.map((each) => ({ ...each, ...byZone.get(each.zone)! }));
  };
  return {
    now: { period, markets: bounded((timeZone) => periodBounds(period, timeZone)) },
    before: compared && {
      period: compared,
      markets: bounded((timeZone) => comparedBounds({ period, compared, timeZone, now: ctx.now })),
    },
    stores: ctx.session?.kind === 'staff' ? ctx.session.stores : [],
  };
}

/** The same as rows of a query: `m (market, zone, since, until)`. */
export function asTable(markets: readonly AskedMarket[]): SQL {
  return sql`jsonb_to_recordset(${JSON.stringify(markets)}::jsonb) as m (market text, zone text, since timestamptz, until timestamptz)`;
}

/** Of who is bound to stores: only orders with a piece of theirs. */
export function ofStores(stores: readonly string[]): SQL {
  if (stores.length === 0) return sql`true`;
  return sql`exists (select from order_origin g where g.order_id = o.id and g.kind = 'store' and g.location_id = any(${sql.param(stores)}::text[]))`;
}
