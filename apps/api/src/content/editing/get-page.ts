import { ShopError } from '@selvedge/contract/error.ts';
import type { EditedPage, PageKey } from '@selvedge/contract/studio/page-edit.ts';
import type { Ctx } from '../../shop/ctx.ts';
import { showPage } from './show-page.ts';
import { checkMarket } from './who.ts';

export async function getPage(ctx: Ctx, key: PageKey): Promise<EditedPage> {
  checkMarket(ctx, key);
  const shown = await showPage(ctx.db, key);
  if (!shown) throw new ShopError('not_found');
  return shown;
}
