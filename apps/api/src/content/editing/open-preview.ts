import { ShopError } from '@selvedge/contract/error.ts';
import type { PageKey, ShopperKind } from '@selvedge/contract/studio/page-edit.ts';
import { previewSeconds, signPreview } from '../../published/preview-token.ts';
import type { Ctx } from '../../shop/ctx.ts';
import { encodePath } from '../encode-path.ts';
import { everyMarket } from '../tables.ts';
import { checkMarket } from './who.ts';

type Wanted = PageKey & { at?: string | undefined; shopper: ShopperKind; drafts: boolean };

/** An address in the real storefront that shows this member of staff what is not live yet. */
export function openPreview(
  ctx: Ctx,
  { market, path, at, shopper, drafts }: Wanted,
  { previewSecret }: { previewSecret: string },
): { url: string } {
  checkMarket(ctx, { market });
  if (ctx.session?.kind !== 'staff') throw new ShopError('unauthorized');
  const shown = market === everyMarket ? ctx.content.markets[0]?.id : market;
  if (!shown) throw new ShopError('market_not_found');
  const expires = ctx.now.getTime() + previewSeconds * 1000;
  const token = signPreview({ staffId: ctx.session.staffId, expires, ...(at && { at }), shopper, drafts }, previewSecret);
  return { url: `/${shown}${encodePath(path)}?preview=${token}` };
}
