import { Menus } from '@selvedge/contract/navigation.ts';
import type { EditedContent, PageProblem } from '@selvedge/contract/studio/page-edit.ts';
import { rowLimit } from '@selvedge/domain/content/row-limit.ts';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { document, everyMarket } from '../tables.ts';

/** CMS-007 rows with more blocks than the brand allows: the last ones would be left out without a word. */
export async function checkRowLimit(db: Db, { market, content }: { market: string; content: EditedContent }): Promise<PageProblem[]> {
  const limit = await readRowLimit(db, market);
  return Object.entries(content.rows).flatMap(([variant, rows]) =>
    (rows ?? []).flatMap(({ blocks }, index) =>
      blocks.length > limit ? [{ at: `rows.${variant}.${index}.blocks`, keys: ['studio.row_too_full'] }] : [],
    ),
  );
}

async function readRowLimit(db: Db, market: string): Promise<number> {
  const rows = await db
    .select({ market: document.market, content: document.content })
    .from(document)
    .where(and(eq(document.name, 'menus'), inArray(document.market, [market, everyMarket])));
  const { content } = rows.find((row) => row.market === market) ?? rows[0] ?? {};
  return rowLimit(Menus.pick({ blocksPerRow: true }).safeParse(content).data?.blocksPerRow);
}
