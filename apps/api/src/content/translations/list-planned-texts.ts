import type { PlannedText } from '@selvedge/contract/studio/translations.ts';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Ctx } from '../../shop/ctx.ts';
import { releaseTable } from '../editing/tables.ts';
import { releaseText } from '../tables.ts';

/** What is planned to become of a key, in the order in which it goes live. */
export async function listPlannedTexts({ db }: Pick<Ctx, 'db'>, { key }: { key: string }): Promise<PlannedText[]> {
  const { id, name, state, dueAt, createdAt } = releaseTable;
  const rows = await db
    .select({ id, name, dueAt, scope: releaseText.scope, text: releaseText.text })
    .from(releaseText)
    .innerJoin(releaseTable, eq(releaseText.releaseId, id))
    .where(and(eq(state, 'planned'), eq(releaseText.key, key)))
    .orderBy(sql`${dueAt} asc nulls last`, asc(createdAt));
  return rows.map(({ dueAt: due, ...row }) => ({ ...row, ...(due && { dueAt: due.toISOString() }) }));
}
