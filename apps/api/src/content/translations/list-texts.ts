import type { ScopeTexts, TextVersion } from '@selvedge/contract/studio/translations.ts';
import { and, desc, eq } from 'drizzle-orm';
import type { Ctx } from '../../shop/ctx.ts';
import { translationVersion } from '../tables.ts';
import { readWritten } from './read-written.ts';
import { readScopes } from './text-scopes.ts';

export async function listTexts(ctx: Ctx, { scopes: list }: { scopes: string }): Promise<ScopeTexts[]> {
  const scopes = readScopes(ctx.content, list).map(({ scope }) => scope);
  const written = await readWritten(ctx.db, scopes);
  return scopes.map((scope) => ({ scope, texts: Object.fromEntries(written.get(scope) ?? []) }));
}

const most = 200;

export async function listHistory(ctx: Ctx, { key, scope }: { key: string; scope?: string | undefined }): Promise<TextVersion[]> {
  const isKey = eq(translationVersion.key, key);
  const rows = await ctx.db
    .select()
    .from(translationVersion)
    .where(scope ? and(isKey, eq(translationVersion.scope, scope)) : isKey)
    .orderBy(desc(translationVersion.at), desc(translationVersion.number))
    .limit(most);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
