import { ShopError } from '@selvedge/contract/error.ts';
import type { ChangeSet } from '@selvedge/contract/studio/changes.ts';
import { desc, eq, sql } from 'drizzle-orm';
import type { Ctx } from '../../shop/ctx.ts';
import { type ChangeSetRow, changeSetTable } from './tables.ts';

type Reader = Pick<Ctx, 'db'>;

export async function getChange({ db }: Reader, id: string): Promise<ChangeSet> {
  const [row] = await db.select().from(changeSetTable).where(eq(changeSetTable.id, id));
  if (!row) throw new ShopError('not_found');
  const [shown] = await showChanges({ db }, [row]);
  return shown!;
}

const most = 50;

export async function listChanges({ db }: Reader): Promise<ChangeSet[]> {
  const rows = await db.select().from(changeSetTable).where(eq(changeSetTable.kind, 'bulk')).orderBy(desc(changeSetTable.at)).limit(most);
  return showChanges({ db }, rows);
}

async function showChanges({ db }: Reader, sets: readonly ChangeSetRow[]): Promise<ChangeSet[]> {
  const ids = sql.param(sets.map(({ id }) => id));
  const { rows: counts } = await db.execute<{ id: string; name: string; count: number }>(
    sql`select set_id as id, state as name, count(*)::integer as count from change_item where set_id = any(${ids}::uuid[]) group by 1, 2`,
  );
  const { rows: warnings } = await db.execute<{ id: string; name: string; count: number }>(sql`
    select set_id as id, warning as name, count(*)::integer as count from change_item, unnest(warnings) as warning
    where set_id = any(${ids}::uuid[]) and warnings <> '{}' group by 1, 2`);
  const of = (list: readonly { id: string; name: string; count: number }[], id: string) =>
    Object.fromEntries(list.filter((each) => each.id === id).map(({ name, count }) => [name, count]));
  return sets.map(({ id, who, at, kind, asked, state, total, done, appliedAt }) => ({
    ...{ id, who, at: at.toISOString(), kind, state, total, done, counts: of(counts, id), warnings: of(warnings, id) },
    ...(asked.action && { action: asked.action }),
    ...(appliedAt && { appliedAt: appliedAt.toISOString() }),
  }));
}
