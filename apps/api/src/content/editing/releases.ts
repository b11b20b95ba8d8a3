import { ShopError } from '@selvedge/contract/error.ts';
import type { Release } from '@selvedge/contract/studio/page-edit.ts';
import { desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import type { Ctx } from '../../shop/ctx.ts';
import { settingKind } from '../settings/setting-kind.ts';
import { showReleaseTexts } from '../translations/release-texts.ts';
import { listOverlaps } from './overlaps.ts';
import { releasePageTable, releaseTable } from './tables.ts';

const mostOver = 30;

export type ReleaseRow = typeof releaseTable.$inferSelect;

/** What is planned, soonest first; then the latest that went live or were called off. */
export async function listReleases(ctx: Ctx): Promise<Release[]> {
  const planned = await ctx.db
    .select()
    .from(releaseTable)
    .where(eq(releaseTable.state, 'planned'))
    .orderBy(sql`${releaseTable.dueAt} asc nulls last`, releaseTable.createdAt)
    .limit(200);
  const over = await ctx.db
    .select()
    .from(releaseTable)
    .where(inArray(releaseTable.state, ['live', 'cancelled']))
    .orderBy(desc(releaseTable.endedAt))
    .limit(mostOver);
  return showReleases(ctx.db, [...planned, ...over]);
}

export async function getRelease(db: Db, id: string): Promise<Release> {
  const rows = await db.select().from(releaseTable).where(eq(releaseTable.id, id));
  const [shown] = await showReleases(db, rows);
  if (!shown) throw new ShopError('not_found');
  return shown;
}

/** Locked until the transaction ends: it goes live once, however many say so at the same moment. */
export async function lockPlanned(tx: Db, id: string): Promise<ReleaseRow> {
  const [row] = await tx.select().from(releaseTable).where(eq(releaseTable.id, id)).for('update');
  if (!row) throw new ShopError('not_found');
  if (row.state !== 'planned') throw new ShopError('conflict', { id: ['studio.release_over'] });
  return row;
}

async function showReleases(db: Db, rows: readonly ReleaseRow[]): Promise<Release[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const { releaseId, market, path } = releasePageTable;
  const title = sql<
    string | null
  >`coalesce(nullif(${releasePageTable.content} ->> 'heading', ''), ${releasePageTable.content} #>> '{seo,title}')`;
  const pages = await db
    .select({ releaseId, market, path, title })
    .from(releasePageTable)
    .where(inArray(releaseId, ids))
    .orderBy(market, path);
  const settings = await settingKind.plans.listOf(db, ids);
  const overlaps = await listOverlaps(
    db,
    rows.filter(({ state }) => state === 'planned').map(({ id }) => id),
  );
  const textsOf = await showReleaseTexts(db, ids);
  return rows.map(({ id, name, state, dueAt, endedAt, createdBy }) => ({
    ...{ id, name, state, createdBy },
    ...(dueAt && { dueAt: dueAt.toISOString() }),
    ...(endedAt && { endedAt: endedAt.toISOString() }),
    pages: pages.filter((each) => each.releaseId === id).map((each) => ({ market: each.market, path: each.path, title: each.title ?? '' })),
    settings: settings.filter((each) => each.releaseId === id).map(({ key }) => key),
    overlaps: overlaps.filter((each) => each.releaseId === id).map(({ releaseId: _, ...overlap }) => overlap),
    ...textsOf(id),
  }));
}
