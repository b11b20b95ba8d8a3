import type { KeptRedirect } from '@selvedge/contract/studio/redirects.ts';
import { asc, count, desc, ilike, or } from 'drizzle-orm';
import type { Ctx } from '../shop/ctx.ts';
import { showRedirect } from './show-redirect.ts';
import { redirectTable } from './tables.ts';

const perPage = 100;

export async function listRedirects(
  { db }: Ctx,
  { words, from }: { words: string; from: number },
): Promise<{ redirects: KeptRedirect[]; total: number }> {
  const like = `%${words.replace(/[\\%_]/g, '\\$&')}%`;
  const where = words === '' ? undefined : or(ilike(redirectTable.path, like), ilike(redirectTable.target, like));
  const [counted] = await db.select({ total: count() }).from(redirectTable).where(where);
  const rows = await db
    .select()
    .from(redirectTable)
    .where(where)
    .orderBy(desc(redirectTable.changedAt), asc(redirectTable.market), asc(redirectTable.path))
    .limit(perPage)
    .offset(from);
  return { redirects: rows.map(showRedirect), total: counted?.total ?? 0 };
}
