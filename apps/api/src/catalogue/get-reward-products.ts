import { ShopError } from '@selvedge/contract/error.ts';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { ReadyAnswer } from '../http/serve-ready.ts';
import type { Ctx } from '../shop/ctx.ts';
import { cardList } from './card-list.ts';
import { detailBytes } from './get-product.ts';
import { listable } from './list-products.ts';
import { getMarketCatalogue, getMarketOf } from './market-of.ts';
import { rewardProductTable } from './tables.ts';

export type Reward = { promotionId: string; rewardId: string; promocode?: string | undefined };

export async function getProductByReward(ctx: Ctx, reward: Reward): Promise<ReadyAnswer> {
  const { catalogue, products } = await rewardProducts(ctx, reward);
  return detailBytes(ctx, catalogue, products[0]);
}

export async function listCardsByReward(
  ctx: Ctx,
  { numberOfProducts, ...reward }: Reward & { numberOfProducts: number },
): Promise<ReadyAnswer> {
  const { catalogue, products } = await rewardProducts(ctx, reward);
  return { json: cardList(catalogue, products.slice(0, numberOfProducts), { now: ctx.now }) };
}

/** A reward that needs a code does not exist for who does not give it. */
async function rewardProducts(ctx: Ctx, { promotionId, rewardId, promocode }: Reward) {
  const rows = await ctx.db
    .select({ id: rewardProductTable.productId, promocode: rewardProductTable.promocode })
    .from(rewardProductTable)
    .where(
      and(
        eq(rewardProductTable.promotionId, promotionId),
        eq(rewardProductTable.rewardId, rewardId),
        inArray(rewardProductTable.market, [getMarketOf(ctx).id, '*']),
      ),
    )
    .orderBy(asc(rewardProductTable.position), asc(rewardProductTable.productId))
    .limit(200);
  const given = rows.filter((row) => row.promocode === null || row.promocode.toUpperCase() === promocode?.toUpperCase());
  const catalogue = await getMarketCatalogue(ctx);
  const products = listable(
    catalogue,
    given.map(({ id }) => id),
  );
  if (products.length === 0) throw new ShopError('not_found');
  return { catalogue, products };
}
