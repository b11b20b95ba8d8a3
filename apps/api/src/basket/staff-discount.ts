import type { BasketAnswer } from '@selvedge/contract/basket-shape.ts';
import { ShopError } from '@selvedge/contract/error.ts';
import type { DiscountOffer, GiveDiscount } from '@selvedge/contract/staff-discount.ts';
import type { PricedBasket } from '@selvedge/domain/basket/price-basket.ts';
import { toMoney } from '@selvedge/domain/catalogue/show-price.ts';
import { toMinor } from '@selvedge/domain/money/minor-units.ts';
import { audit } from '../audit/audit.ts';
import type { MarketCatalogue } from '../catalogue/market-catalogue.ts';
import { getMarketCatalogue } from '../catalogue/market-of.ts';
import { getDiscountRules } from '../promotion/staff-discount-rules.ts';
import type { CallingDevice, Ctx, StaffAtDevice } from '../shop/ctx.ts';
import type { BasketContent, GivenDiscount } from './basket-content.ts';
import type { BasketKey } from './basket-cookie.ts';
import { changeBasket, saveBasket } from './change-basket.ts';
import { priceContent } from './price-content.ts';
import { showBasket } from './show-basket.ts';
import { takenBy } from './show-staff-discounts.ts';

export async function offerDiscount(ctx: Ctx): Promise<DiscountOffer> {
  const { staff } = getStaff(ctx);
  const { reasons, limits } = await getDiscountRules(ctx.db);
  const language = ctx.market!.language.baseCode;
  return {
    mostPercent: limits[staff.role as keyof typeof limits] ?? 0,
    reasons: reasons.map(({ id, names }) => ({ id, name: names[language] || names.en! })),
  };
}

/** Written down in the same transaction: no discount without who gave it and why. */
export async function giveDiscount(ctx: Ctx, key: BasketKey, wish: GiveDiscount): Promise<BasketAnswer> {
  const { device, staff } = getStaff(ctx);
  const { mostPercent, reasons } = await offerDiscount(ctx);
  const reason = reasons.find(({ id }) => id === wish.reason);
  if (!reason) throw new ShopError('invalid_request', { reason: ['device.discount_no_reason'] });
  if (mostPercent === 0) throw new ShopError('invalid_request', { discount: ['device.discount_not_yours'] });
  const catalogue = await getMarketCatalogue(ctx);
  const given = (content: BasketContent): GivenDiscount => ({
    ...{ lineId: wish.lineItemId, take: takeOf(wish, catalogue), mostPercent, currency: catalogue.market.currency },
    pieces: Object.fromEntries(content.lines.map(({ id, quantity }) => [id, quantity])),
    ...{ reason: { id: reason.id, name: reason.name }, by: { id: staff.id, name: staff.name } },
    ...{ deviceId: device.id, at: ctx.now.toISOString() },
  });
  const row = await ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    let taken = 0;
    const saved = await saveBasket(inside, key, (content) => {
      const next = { ...content, staffDiscounts: [...without(content, wish.lineItemId), given(content)] };
      taken = checkTaken(priceContent(inside, catalogue, next).priced, next.staffDiscounts.at(-1)!);
      return next;
    });
    const { lineItemId: line, percent, amount } = wish;
    const after = {
      line,
      percent,
      amount,
      reason: reason.id,
      taken: toMoney(taken, catalogue.market),
      device: device.name,
      store: device.storeId,
    };
    await audit(tx, { at: ctx.now, who: staff.email, action: 'discount.give', subject: saved.id, after });
    return saved;
  });
  return showBasket(ctx, row);
}

/** Anybody at the device may pay more. */
export async function takeDiscountBack(ctx: Ctx, key: BasketKey, lineId: string | undefined): Promise<BasketAnswer> {
  return changeBasket(ctx, key, (content) => ({ ...content, staffDiscounts: without(content, lineId) }));
}

const without = ({ staffDiscounts = [] }: BasketContent, lineId: string | undefined) =>
  staffDiscounts.filter((each) => each.lineId !== lineId);

/** What staff have typed is what is taken off, or they are told. */
function checkTaken(priced: PricedBasket, discount: GivenDiscount): number {
  const { lineId, take, mostPercent } = discount;
  if (lineId !== undefined && !priced.lines.some(({ id }) => id === lineId))
    throw new ShopError('not_found', { lineItem: ['basket.line_not_found'] });
  const taken = takenBy(priced, discount);
  const isTooMuch = 'percent' in take ? take.percent > mostPercent : taken < take.amount;
  if (isTooMuch) throw new ShopError('invalid_request', { discount: ['device.discount_too_high'] });
  if (taken === 0) throw new ShopError('invalid_request', { discount: ['device.discount_nothing'] });
  return taken;
}

function takeOf({ percent, amount }: GiveDiscount, { market }: MarketCatalogue): GivenDiscount['take'] {
  if (percent !== undefined) return { percent };
  try {
    return { amount: toMinor(amount!, market.currency) };
  } catch {
    throw new ShopError('invalid_request', { amount: ['validation.invalid_value'] });
  }
}

function getStaff({ device }: Ctx): { device: CallingDevice; staff: StaffAtDevice } {
  if (!device?.staff) throw new ShopError('invalid_request', { staff: ['device.staff_first'] });
  return { device, staff: device.staff };
}
