import type { VitalMetric } from '@selvedge/contract/analytics-collect.ts';
import type { PageAlias } from '@selvedge/contract/page.ts';
import type { FiguresVitals, VitalsQuery } from '@selvedge/contract/studio/figures-answers.ts';
import { readQuantile, type VitalCount } from '@selvedge/domain/analytics/vital-histogram.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../shop/ctx.ts';
import { type AskedTime, readAsked } from './read-asked.ts';
import { refuseBoundToStores } from './refuse-bound-to-stores.ts';

type Row = { of: string; metric: VitalMetric; counts: VitalCount[] };

/** What browsers of real visits measured, by kind of page or by market: what three of four visits had at most. */
export async function listVitals(ctx: Ctx, query: VitalsQuery): Promise<FiguresVitals> {
  refuseBoundToStores(ctx);
  const { now, before } = await readAsked(ctx, query);
  const rows = await readVitals(ctx, now, query.by);
  const was = new Map((before ? await readVitals(ctx, before, query.by) : []).map((row) => [`${row.of} ${row.metric}`, row]));
  return {
    rows: rows.map((row) => ({
      ...{ of: row.of, metric: row.metric, visits: row.counts.reduce((sum, { visits }) => sum + visits, 0) },
      ...quantileOf(row, 'p75', 0.75),
      ...quantileOf(row, 'p95', 0.95),
      ...quantileOf(was.get(`${row.of} ${row.metric}`), 'before', 0.75),
    })),
  };
}

function quantileOf<Name extends string>(row: Row | undefined, name: Name, share: number) {
  const value = row && readQuantile(row.metric, row.counts, share);
  return (value === undefined ? {} : { [name]: value }) as Partial<Record<Name, number>>;
}

async function readVitals({ db }: Ctx, { period, markets }: AskedTime, by: VitalsQuery['by']): Promise<Row[]> {
  const of = by === 'page' ? sql`page_kind` : sql`market`;
  const { rows } = await db.execute<Row & { of: PageAlias | string }>(sql`
    select of, metric, jsonb_agg(jsonb_build_object('bucket', bucket, 'visits', visits) order by bucket) as counts
    from (select ${of} as of, metric, bucket, sum(visits) as visits from analytics_vital_day
      where day between ${period.from}::date and ${period.to}::date and market = any(${sql.param(markets.map(({ market }) => market))}::text[])
      group by 1, 2, 3) c
    group by 1, 2 order by 1, 2`);
  return rows;
}
