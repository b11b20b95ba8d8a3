import type { EditedContent } from '@selvedge/contract/studio/page-edit.ts';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { type AbTestRow, abTestPageTable, abTestTable } from './tables.ts';

export type RunningTestRow = Pick<AbTestRow, 'id' | 'flag' | 'flagValue' | 'path' | 'markets' | 'share'> & {
  pages: { market: string; content: EditedContent }[];
};

export async function readRunningTests(tx: Db): Promise<RunningTestRow[]> {
  const tests = await tx.select().from(abTestTable).where(eq(abTestTable.state, 'running')).orderBy(abTestTable.id);
  if (tests.length === 0) return [];
  const pages = await tx
    .select({ test: abTestPageTable.test, market: abTestPageTable.market, content: abTestPageTable.content })
    .from(abTestPageTable);
  return tests.map((test) => ({ ...test, pages: pages.filter((page) => page.test === test.id) }));
}
