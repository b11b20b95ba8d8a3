import { ShopError } from '@selvedge/contract/error.ts';
import type { EditedContent, PageKey, PageVersion } from '@selvedge/contract/studio/page-edit.ts';
import { and, desc, eq } from 'drizzle-orm';
import type { Ctx } from '../../shop/ctx.ts';
import { pageVersionTable } from './tables.ts';
import { checkMarket } from './who.ts';

const most = 200;

export async function listVersions(ctx: Ctx, key: PageKey): Promise<PageVersion[]> {
  checkMarket(ctx, key);
  const { number, kind, at, who } = pageVersionTable;
  const rows = await ctx.db.select({ number, kind, at, who }).from(pageVersionTable).where(isOf(key)).orderBy(desc(number)).limit(most);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

export async function getVersion(
  ctx: Ctx,
  { number, ...key }: PageKey & { number: number },
): Promise<PageVersion & { content: EditedContent | null }> {
  checkMarket(ctx, key);
  const [row] = await ctx.db
    .select()
    .from(pageVersionTable)
    .where(and(isOf(key), eq(pageVersionTable.number, number)));
  if (!row) throw new ShopError('not_found');
  return { number: row.number, kind: row.kind, at: row.at.toISOString(), who: row.who, content: row.content };
}

const isOf = ({ market, path }: PageKey) => and(eq(pageVersionTable.market, market), eq(pageVersionTable.path, path));
