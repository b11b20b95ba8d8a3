import { ShopError } from '@selvedge/contract/error.ts';
import type { EditedContent, PageKey, PageVersion } from '@selvedge/contract/studio/page-edit.ts';
import type { Ctx } from '../../shop/ctx.ts';
import { pageKind } from './page-kind.ts';
import { checkMarket } from './who.ts';

export async function listVersions(ctx: Ctx, key: PageKey): Promise<PageVersion[]> {
  checkMarket(ctx, key);
  return pageKind.listVersions(ctx.db, key);
}

export async function getVersion(
  ctx: Ctx,
  { number, ...key }: PageKey & { number: number },
): Promise<PageVersion & { content: EditedContent | null }> {
  checkMarket(ctx, key);
  const version = await pageKind.findVersion(ctx.db, key, number);
  if (!version) throw new ShopError('not_found');
  return version;
}
