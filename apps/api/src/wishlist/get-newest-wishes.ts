import type { AccountOverview } from '@selvedge/contract/account-overview.ts';
import type { Ctx } from '../shop/ctx.ts';
import { listCards } from './list-cards.ts';
import { findDefaultRow, withSkus } from './store.ts';

/** What was put on the default list last, as far as the market sells it. A shopper without a list is given none by being shown. */
export async function getNewestWishes(
  ctx: Ctx,
  { shopperId, most }: { shopperId: string; most: number },
): Promise<AccountOverview['wishlist']> {
  const row = await findDefaultRow(ctx.db, shopperId);
  if (!row) return { count: 0, products: [] };
  const [stored] = await withSkus(ctx.db, [row]);
  const { skus } = stored!;
  return { count: skus.length, products: (await listCards(ctx, skus)).slice(0, most) };
}
