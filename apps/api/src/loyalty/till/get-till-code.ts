import { ShopError } from '@selvedge/contract/error.ts';
import type { MarketSettings } from '@selvedge/contract/market.ts';
import type { TillCode } from '@selvedge/contract/till.ts';
import { type LivePromotion, promotionName } from '@selvedge/domain/promotion/live-promotion.ts';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { promotionCodeTable } from '../../promotion/tables.ts';
import type { Ctx } from '../../shop/ctx.ts';
import { findAccount } from '../find-account.ts';
import { loadAllRewards } from '../load-rewards.ts';
import { nameIn } from '../name-in.ts';
import { findVoucher } from '../redeem-voucher.ts';
import { loyaltyOfferTable } from '../tables.ts';

/** A voucher that was redeemed or an offer that was taken up: a code of its member, and where the store notes that it took it. */
type Held = {
  accountId: string;
  code: string;
  promotionId: string | undefined;
  name?: string;
  use: { voucherId: string } | { offerId: string };
};
type Known = Held & { kind: 'voucher' | 'offer'; shown: TillCode; promotion: LivePromotion | undefined };

/** What a square code names, with what it takes off. */
export async function getTillCode(ctx: Ctx, { contactId, shownId }: { contactId: string; shownId: string }): Promise<Known> {
  const { db, now, promotions, market } = ctx;
  const account = await findAccount(db, contactId);
  const asked = account && { accountId: account.id, shownId, market: market! };
  const held = asked && ((await findHeldVoucher(db, asked)) ?? (await findHeldOffer(db, asked)));
  const [code] = held ? await db.select().from(promotionCodeTable).where(eq(promotionCodeTable.code, held.code)) : [];
  if (!held || !code) throw new ShopError('not_found');
  const promotion = promotions.live.find(({ id }) => id === held.promotionId);
  const isOn = promotion?.isActive === true && promotion.until > now.getTime();
  const holdsHere = promotion !== undefined && (promotion.markets.size === 0 || promotion.markets.has(market!.id));
  const state = code.used > 0 ? 'used' : code.until !== null && code.until <= now ? 'expired' : 'redeemed';
  const name = held.name ?? (promotion ? promotionName(promotion, market!) : '');
  const { benefit = null, minimum = { amounts: {}, quantity: 0 }, goods } = (isOn && holdsHere && promotion) || {};
  return {
    ...held,
    promotion: isOn ? promotion : undefined,
    kind: 'voucherId' in held.use ? 'voucher' : 'offer',
    shown: {
      ...{ memberNumber: contactId, name, state, expiresAt: code.until?.toISOString() ?? null },
      ...{ benefit, minimum, goods: goods ?? null },
    },
  };
}

type Asked = { accountId: string; shownId: string; market: MarketSettings };

async function findHeldVoucher(db: Db, { accountId, shownId: voucherId, market }: Asked): Promise<Held | undefined> {
  const voucher = await findVoucher(db, { accountId, voucherId });
  if (!voucher?.code) return undefined;
  const reward = (await loadAllRewards(db)).find(({ id }) => id === voucher.rewardId);
  const choice = reward?.choices.find(({ id }) => id === voucher.choice);
  const name = nameIn(market)(choice?.names ?? {});
  return { accountId, code: voucher.code, promotionId: choice?.promotionId, name, use: { voucherId } };
}

async function findHeldOffer(db: Db, { accountId, shownId: offerId }: Asked): Promise<Held | undefined> {
  const isTheirs = and(eq(loyaltyOfferTable.id, offerId), eq(loyaltyOfferTable.accountId, accountId));
  const [offer] = await db.select().from(loyaltyOfferTable).where(isTheirs);
  return offer?.code ? { accountId, code: offer.code, promotionId: offer.promotionId, use: { offerId } } : undefined;
}
