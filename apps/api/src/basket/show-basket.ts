import type { BasketAnswer, BasketNotice, BonusProductContext } from '@selvedge/contract/basket-shape.ts';
import type { Money } from '@selvedge/contract/catalogue/price.ts';
import type { CustomerKind } from '@selvedge/contract/promotion.ts';
import { bonusKey } from '@selvedge/domain/basket/price-basket.ts';
import { toMoney } from '@selvedge/domain/catalogue/show-price.ts';
import { maskGiftCardNumber } from '@selvedge/domain/gift-card/gift-card-number.ts';
import { promotionName } from '@selvedge/domain/promotion/live-promotion.ts';
import type { Outcome } from '@selvedge/domain/promotion/outcome.ts';
import { taxRegions } from '@selvedge/domain/tax/tax-for.ts';
import { turkishDistricts } from '../address/turkish-locations.ts';
import type { MarketCatalogue } from '../catalogue/market-catalogue.ts';
import { getMarketCatalogue } from '../catalogue/market-of.ts';
import { listCards } from '../gift-card/list-cards.ts';
import type { Ctx } from '../shop/ctx.ts';
import { type BasketContent, emptyContent } from './basket-content.ts';
import { basketSettings, shippingMethodsOf, termsVersionOf } from './basket-settings.ts';
import { customerOf } from './customer-of.ts';
import { type PricedContent, priceContent } from './price-content.ts';
import { cheapestDeliveryDate, listShippingMethods } from './shipping-options.ts';
import { showLine } from './show-line.ts';
import { showShipments } from './show-shipments.ts';
import { showStaffDiscounts } from './show-staff-discounts.ts';
import type { BasketRow } from './store.ts';
import { addressesOf, storeAddress } from './take-now.ts';
import { withOwnReservations } from './with-own-reservations.ts';

/** The whole answer: what is in the basket, what it costs and why, and what the market asks of it. `isWhole`: with the long lists of places too. */
export async function showBasket(
  ctx: Ctx,
  row: Pick<BasketRow, 'id' | 'content'> | undefined,
  { customer = customerOf(ctx), isWhole = false }: { customer?: ReadonlySet<CustomerKind>; isWhole?: boolean } = {},
): Promise<BasketAnswer> {
  const catalogue = await getMarketCatalogue(ctx);
  const content = row?.content ?? emptyContent;
  const cards = content.giftCards.length > 0 ? await listCards(ctx, content.giftCards) : [];
  const asked = { customer, giftCards: cards.filter(({ currency }) => currency === catalogue.market.currency) };
  const seen = priceContent(ctx, catalogue, content, asked);
  const own = row ? await withOwnReservations(ctx, { basketId: row.id, lines: seen.lines }) : ctx;
  const priced = own === ctx ? seen : priceContent(own, catalogue, content, asked);
  const { market } = catalogue;
  const money = (amount: number) => toMoney(amount, market);
  // Not by what the chosen way costs: that a store asks nothing does not make the postman free.
  const methods = listShippingMethods(ctx, content, { isFree: priced.priced.freeShippingMissing === 0 });
  const lines = showLines(catalogue, priced);
  const { minimumThreshold, maximumThreshold } = basketSettings(ctx);
  const regions = taxRegions(market.country.code);
  const inCanada = market.country.code === 'CA';
  return {
    basket: {
      ...{ basketId: row?.id ?? '', market: market.id, currency: market.currency },
      ...showTotals(priced, money),
      ...lines,
      ...showDetails(ctx, content),
      shipments: showShipments(content, {
        lines: lines.lines,
        methods,
        carriers: shippingMethodsOf(ctx),
        freight: money(priced.priced.shipping),
        store: ctx.device && { id: ctx.device.storeId, address: storeAddress(ctx, ctx.device.storeId) },
      }),
      email: emailOf(ctx, content),
      ...showPromotions(catalogue, content, priced),
      ...(priced.priced.staffDiscounts.length > 0 && { staffDiscounts: showStaffDiscounts(priced.priced, money) }),
      notices: [
        ...listNotices(content, priced, money),
        ...cards.filter(({ currency }) => currency !== market.currency).map(() => ({ key: 'gift_card.other_currency' })),
      ],
      giftCards: priced.priced.giftCards.map(({ id, balance, used }) => ({
        id,
        giftCardNumber: maskGiftCardNumber(cards.find((card) => card.id === id)!.number),
        balance: money(balance),
        used: money(used),
      })),
    },
    shippingMethods: methods,
    allowedStates: inCanada ? [] : regions.map(({ code, name }) => ({ name, abbreviation: code })),
    allowedProvinces: inCanada
      ? regions.map(({ code, name, taxes }) => ({
          ...{ name, abbreviation: code },
          ...{ englishVatName: taxes.at(-1)!.en, frenchVatName: taxes.at(-1)!.fr },
        }))
      : [],
    turkishLocations: isWhole && market.country.code === 'TR' ? [...turkishDistricts()] : [],
    minimumThreshold: { amount: minimumThreshold, currency: market.currency },
    maximumThreshold: { amount: maximumThreshold, currency: market.currency },
    cheapestPredictedDeliveryDate: cheapestDeliveryDate(methods),
  };
}

function showTotals({ priced, tax }: PricedContent, money: (amount: number) => Money) {
  const [first = 0, second = 0] = priced.taxes;
  const { freeShippingMissing } = priced;
  return {
    quantity: priced.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    freeShipping: priced.isShippingFree,
    ...(freeShippingMissing !== undefined && { freeShippingMissing: money(freeShippingMissing) }),
    shippingTotal: money(priced.shipping),
    shippingVat: money(priced.shippingTaxes.reduce((sum, each) => sum + each, 0)),
    subtotal: money(priced.subtotal),
    total: money(priced.total),
    totalDiscount: money(priced.discount),
    totalSavings: money(priced.savings),
    totalVat: money(first + second),
    totalVat1: money(first),
    totalVat2: money(second),
    vatName: tax.taxes[0]?.name ?? '',
    vatName2: tax.taxes[1]?.name ?? '',
    isTaxIncluded: tax.isIncluded,
    isTaxEstimated: tax.isEstimated,
    remainingTotal: money(priced.remaining),
  };
}

function showLines(catalogue: MarketCatalogue, { lines, priced, tax }: PricedContent) {
  const shown = lines.map((line, index) => showLine(catalogue, { line, priced: priced.lines[index]!, tax }));
  const counted = shown.filter((_, index) => priced.lines[index]!.quantity > 0);
  const digital = counted.filter(({ isDigital }) => isDigital).length;
  const places = new Set(counted.flatMap((line) => (line.isDigital || line.takeNow ? [] : [line.lineItemStockLocation])));
  return {
    lines: shown,
    isDigital: counted.length > 0 && digital === counted.length,
    isMixed: digital > 0 && digital < counted.length,
    hasMultipleShippingLocations: places.size > 1,
  };
}

function showDetails(ctx: Ctx, content: BasketContent) {
  const { billingAddress } = content;
  const { shippingAddress } = addressesOf(ctx, content);
  return {
    ...(shippingAddress && { shippingAddress }),
    ...(billingAddress && { billingAddress }),
    useBillingAddressForShipping: content.useBillingAddressForShipping ?? false,
    note: content.note ?? '',
    acceptedTerms: hasAccepted(ctx, content),
    acceptedNewsletter: content.newsletterAcceptedAt !== undefined,
  };
}

/** Who has agreed to terms that hold no longer has not agreed to those that do. A basket from before versions were noted is believed. */
function hasAccepted(ctx: Ctx, { termsAcceptedAt, termsVersion }: BasketContent): boolean {
  return termsAcceptedAt !== undefined && (termsVersion === undefined || termsVersion === termsVersionOf(ctx));
}

/** Whoever is signed in is told at the account's own address, whatever a guest gave before. */
export function emailOf({ session }: Pick<Ctx, 'session'>, { email = '' }: BasketContent): string {
  return session?.kind === 'shopper' ? session.email : email;
}

const noticeOf = { available: '', limited: 'basket.not_enough_stock', soldOut: 'basket.out_of_stock', notSold: 'basket.not_sold' } as const;

function listNotices({ codes }: BasketContent, { lines, priced }: PricedContent, money: (amount: number) => Money): BasketNotice[] {
  return [
    ...lines.flatMap(({ stored, state }, index) => {
      const key = priced.lines[index]!.isEarned ? noticeOf[state] : 'basket.bonus_not_earned';
      return key ? [{ key, lineItemId: stored.id }] : [];
    }),
    ...codes.flatMap(({ code }) => {
      const outcome = priced.outcomes.find((each) => each.code === code);
      if (outcome?.isApplied) return [];
      return [{ key: outcome?.reason ?? 'promotion.not_active', promoCode: code, ...showMissing(outcome?.missing, money) }];
    }),
  ];
}

function showMissing(missing: Outcome['missing'], money: (amount: number) => Money): Partial<BasketNotice> {
  if (!missing) return {};
  return 'amount' in missing ? { missingAmount: money(missing.amount) } : { missingPieces: missing.pieces };
}

function showPromotions({ market }: MarketCatalogue, content: BasketContent, { priced }: PricedContent) {
  const byCode = new Map(priced.outcomes.flatMap((outcome) => (outcome.code === undefined ? [] : [[outcome.code, outcome] as const])));
  const bonusProductContexts = priced.outcomes.flatMap(({ promotion, bonusCount }): BonusProductContext[] => {
    if (!bonusCount || promotion.benefit.kind !== 'bonusProduct') return [];
    const names = { promotionId: promotion.id, rewardId: promotion.benefit.rewardId };
    const chosen = content.lines.filter(({ bonus }) => bonus && bonusKey(bonus) === bonusKey(names));
    const taken = chosen.reduce((sum, { quantity }) => sum + quantity, 0);
    const optedOutCount = Math.min(content.optedOut?.[bonusKey(names)] ?? 0, bonusCount);
    const callToActionCount = Math.max(0, bonusCount - taken - optedOutCount);
    const called = promotionName(promotion, market);
    return [{ ...names, isCallToAction: callToActionCount > 0, callToActionCount, optedOutCount, promotionName: called }];
  });
  return {
    promoCodes: content.codes.map(({ code }) => code),
    promoCodeAmounts: Object.fromEntries(content.codes.map(({ code }) => [code, toMoney(byCode.get(code)?.amount ?? 0, market)])),
    bonusProductContexts,
  };
}
