import type { AccountOverview } from '@selvedge/contract/account-overview.ts';
import { favouriteSizes, type KeptPiece } from '@selvedge/domain/account/favourite-sizes.ts';
import { garmentCategory } from '../catalogue/garment-category.ts';
import { findSold, getMarketCatalogue } from '../catalogue/market-of.ts';
import { findClub } from '../club/check-club.ts';
import { findMember } from '../club/find-member.ts';
import { getShopperSession } from '../identity/get-shopper.ts';
import { getMember } from '../loyalty/get-member.ts';
import { type KeptLine, listOwnOrders } from '../order/list-own-orders.ts';
import type { Ctx } from '../shop/ctx.ts';
import { getNewestWishes } from '../wishlist/get-newest-wishes.ts';

const mostWishes = 4;

/** ACC-001 everything that the account's first page tells, in one answer. */
export async function getOverview(ctx: Ctx): Promise<AccountOverview> {
  const { shopperId } = getShopperSession(ctx);
  const { orders, kept } = await listOwnOrders(ctx, shopperId);
  return {
    orders,
    sizes: favouriteSizes(await listKeptPieces(ctx, kept)),
    points: await findPoints(ctx),
    wishlist: await getNewestWishes(ctx, { shopperId, most: mostWishes }),
  };
}

/** Of what the market sells still, and in more than one size: a bag fits everybody. */
async function listKeptPieces(ctx: Ctx, kept: readonly KeptLine[]): Promise<KeptPiece[]> {
  const catalogue = await getMarketCatalogue(ctx);
  const { start } = catalogue.structure.variants;
  return kept.flatMap(({ line, quantity }) => {
    const product = findSold(catalogue, line.productId);
    if (product === undefined || line.isDigital || start[product + 1]! - start[product]! < 2) return [];
    const kind = garmentCategory(catalogue, product);
    return kind === undefined ? [] : [{ kind, ...line.variant, quantity }];
  });
}

async function findPoints(ctx: Ctx): Promise<AccountOverview['points']> {
  const { email, emailVerified } = getShopperSession(ctx);
  const isMember = emailVerified && findClub(ctx) && (await findMember(ctx.db, email));
  return isMember ? ctx.ports.loyalty.getPoints(ctx, await getMember(ctx)) : null;
}
