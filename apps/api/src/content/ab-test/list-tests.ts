import type { Arm } from '@selvedge/contract/ab-test.ts';
import type { AbTest } from '@selvedge/contract/studio/ab-tests.ts';
import { type ArmCount, judgeTest } from '@selvedge/domain/ab-test/judge-test.ts';
import { dayMs } from '@selvedge/domain/date/durations.ts';
import { desc, sql } from 'drizzle-orm';
import type { Ctx } from '../../shop/ctx.ts';
import { type AbTestRow, abTestTable } from './tables.ts';

const most = 200;
const none: ArmCount = { visitors: 0, converted: 0, added: 0, revenue: 0, revenueSquares: 0 };

/** All tests, newest first, each with what it has shown so far. */
export async function listTests(ctx: Pick<Ctx, 'db' | 'content' | 'now'>): Promise<AbTest[]> {
  const tests = await ctx.db.select().from(abTestTable).orderBy(desc(abTestTable.id)).limit(most);
  const counts = await countArms(ctx);
  return tests.map((test) => show(ctx, test, counts));
}

type Counts = ReadonlyMap<string, ArmCount>;

async function countArms({ db }: Pick<Ctx, 'db'>): Promise<Counts> {
  const { rows } = await db.execute<ArmCount & { test: number; arm: Arm }>(sql`
    select test, arm, sum(visitors)::int as visitors, sum(converted)::int as converted, sum(added)::int as added,
      sum(revenue)::float8 as revenue, sum(revenue_squares)::float8 as "revenueSquares"
    from analytics_test_arm group by test, arm`);
  return new Map(rows.map(({ test, arm, ...count }) => [`${test} ${arm}`, count]));
}

function show({ content, now }: Pick<Ctx, 'content' | 'now'>, test: AbTestRow, all: Counts): AbTest {
  const { id, name, markets, share, goal, state, winner, createdBy, startedAt, stoppedAt } = test;
  const counts = { a: all.get(`${id} a`) ?? none, b: all.get(`${id} b`) ?? none };
  const days = startedAt ? Math.floor(((stoppedAt ?? now).getTime() - startedAt.getTime()) / dayMs) : 0;
  const currencies = new Set(markets.map((market) => content.byMarket.get(market)?.market.currency));
  const [currency] = currencies;
  const tried =
    test.kind === 'flag'
      ? { kind: 'flag' as const, flag: test.flag!, value: test.flagValue! }
      : { kind: 'page' as const, path: test.path! };
  return {
    ...{ id, name, tried, markets, share, goal, state, createdBy },
    ...(winner && { winner }),
    ...(startedAt && { startedAt: startedAt.toISOString() }),
    ...(stoppedAt && { stoppedAt: stoppedAt.toISOString() }),
    result: {
      ...{ a: counts.a, b: counts.b, days },
      ...(currencies.size === 1 && currency && { currency }),
      ...judgeTest({ goal, counts, share, days }),
    },
  };
}
