import { addDays } from '@selvedge/domain/date/add-days.ts';
import { and, desc, eq, gte, inArray } from 'drizzle-orm';
import { type Cache, createCache } from '../cache/create-cache.ts';
import type { Ctx } from '../shop/ctx.ts';
import { recommendationEventTable, recommendationScoreTable } from './tables.ts';

const most = 200;
const keptMs = 60_000;
const maxEntries = 5_000;

type Scores = { market: string; days: number } & (
  | { kind: 'popular' }
  | { kind: 'boughtTogether' | 'similar'; productIds: readonly string[] }
);

type ScoredCache = Cache<string, { at: number; ids: readonly string[] }>;

const memory = new WeakMap<Ctx['catalogue'], ScoredCache>();

/** Products by score, best first. Scores change a few times an hour; a carousel on every page asks for them all the time. */
export async function listScored(ctx: Ctx, scores: Scores): Promise<readonly string[]> {
  const kept: ScoredCache = memory.get(ctx.catalogue) ?? createCache({ name: 'recommendation-scores', maxEntries });
  memory.set(ctx.catalogue, kept);
  const key = JSON.stringify(scores);
  const known = kept.find(key);
  if (known && ctx.now.getTime() - known.at < keptMs) return known.ids;
  const ids = await readScored(ctx, scores);
  return kept.keep(key, { at: ctx.now.getTime(), ids }).ids;
}

async function readScored({ db }: Ctx, scores: Scores): Promise<string[]> {
  const table = recommendationScoreTable;
  const isPopular = scores.kind === 'popular';
  const asked = isPopular ? undefined : inArray(table.productId, [...scores.productIds]);
  const rows = await db
    .select({ own: table.productId, other: table.otherId })
    .from(table)
    .where(and(eq(table.kind, scores.kind), eq(table.market, scores.market), eq(table.days, scores.days), asked))
    .orderBy(desc(table.score), table.productId, table.otherId)
    .limit(most);
  return [...new Set(rows.map(({ own, other }) => (isPopular ? own : other)))];
}

type Past = { visitor: string; kind: 'view' | 'purchase'; days: number };

/** What a visitor saw or bought, latest first. */
export async function listPast({ db, now }: Ctx, { visitor, kind, days }: Past): Promise<string[]> {
  const table = recommendationEventTable;
  const since = addDays(now, -days);
  const rows = await db
    .select({ id: table.productId })
    .from(table)
    .where(and(eq(table.visitor, visitor), eq(table.kind, kind), gte(table.at, since)))
    .orderBy(desc(table.at), desc(table.id))
    .limit(most);
  return [...new Set(rows.map(({ id }) => id))];
}
