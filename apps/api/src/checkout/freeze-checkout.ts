import type { Basket, BasketLine } from '@selvedge/contract/basket-shape.ts';
import { type FieldErrors, ShopError } from '@selvedge/contract/error.ts';
import { checkThreshold } from '@selvedge/domain/basket/check-threshold.ts';
import type { PricedBasket } from '@selvedge/domain/basket/price-basket.ts';
import { type CheckoutStep, isChosen, reachedStep } from '@selvedge/domain/checkout/step-of.ts';
import { toMinor } from '@selvedge/domain/money/minor-units.ts';
import { basketSettings } from '../basket/basket-settings.ts';
import { shopperOf } from '../basket/find-basket.ts';
import type { PayingBasket } from '../basket/lock-paying-basket.ts';
import { priceContent } from '../basket/price-content.ts';
import { showBasket } from '../basket/show-basket.ts';
import { getMarketCatalogue } from '../catalogue/market-of.ts';
import { listCards } from '../gift-card/list-cards.ts';
import type { FrozenCheckout } from '../payment/frozen-checkout.ts';
import type { PayLine } from '../payment/payment-provider.ts';
import { redeemerOf } from '../promotion/redeem-promotions.ts';
import type { Ctx } from '../shop/ctx.ts';
import type { WantedPieces } from '../stock/check-share.ts';
import { readFreePieces } from '../stock/reserve-stock.ts';
import { payLines } from './pay-lines.ts';

export type Checkout = {
  frozen: FrozenCheckout;
  /** What a provider is asked for, in minor units. */
  amount: number;
  currency: string;
  lines: PayLine[];
  wanted: WantedPieces[];
};

/**
 * The basket with prices made anew, from stock as the database has it; nothing of it comes from the browser. Refused with the step that
 * comes first when something is missing, and when a line can't be had as it stands.
 */
export async function freezeCheckout(caller: Ctx, row: PayingBasket): Promise<Checkout> {
  const ctx = { ...caller, stock: await stockNow(caller, row) };
  const { basket } = await showBasket(ctx, row);
  checkBasket(ctx, { basket, row });
  const { currency } = basket;
  const { priced, lines } = await priceLines(ctx, { basket, row });
  const labels = new Map(basket.giftCards.map(({ id, giftCardNumber }) => [id, giftCardNumber]));
  return {
    frozen: {
      ...{ basket, email: basket.email },
      giftCards: priced.giftCards.flatMap(({ id, used }) => (used > 0 ? [{ id, amount: used, label: labels.get(id) ?? '' }] : [])),
      wishes: row.content.lines.flatMap(({ id, giftCard }) => (giftCard ? [{ lineId: id, ...giftCard }] : [])),
      promotions: usedPromotions(priced),
      ...redeemerOf({
        shopperId: shopperOf(ctx),
        email: basket.email,
        emailVerified: ctx.session?.kind === 'shopper' && ctx.session.emailVerified,
      }),
      ...termsOf(row),
    },
    ...{ amount: priced.remaining, currency },
    lines,
    wanted: basket.lines.flatMap((line) => (line.isDigital ? [] : [piecesFor(ctx, basket, line)])),
  };
}

/** From the shelf where it is taken along or collected; what is sent from a store leaves the one where the device stands, if it has it all. */
function piecesFor(ctx: Ctx, basket: Basket, { id, sku, quantity, takeNow, lineItemStockLocation: from }: BasketLine): WantedPieces {
  const here = ctx.device?.storeId;
  if (takeNow) return { sku, quantity, from, at: here, isOnlyThere: true };
  const collected = collectedAt(basket, id);
  if (collected !== undefined || from === 'warehouse' || here === undefined) return { sku, quantity, from, at: collected };
  return { sku, quantity, from, at: here, isOnlyThere: !basketSettings(ctx).shipFromStore };
}

/** The store where a line is collected. */
function collectedAt({ shipments }: Basket, lineId: string): string | undefined {
  const shipment = shipments.find(({ lineItemIds, deliveryType }) => deliveryType === 'store' && lineItemIds.includes(lineId));
  return shipment?.pickupPointId || undefined;
}

/** What a provider reads of a basket, at whatever step it is. */
export async function priceLines(
  ctx: Ctx,
  { basket, row }: { basket: Basket; row: Pick<PayingBasket, 'content'> },
): Promise<{ priced: PricedBasket; lines: PayLine[] }> {
  const catalogue = await getMarketCatalogue(ctx);
  const cards = await listCards(ctx, row.content.giftCards);
  const giftCards = cards.filter(({ currency }) => currency === basket.currency);
  const { priced, tax } = priceContent(ctx, catalogue, row.content, { giftCards });
  return { priced, lines: payLines({ basket, priced, tax }) };
}

/** Memory follows within a moment; whoever pays for the last piece needs to know now. */
async function stockNow({ db, market }: Ctx, { content }: PayingBasket): Promise<Ctx['stock']> {
  const pieces = await readFreePieces(db, { market: market!.id, skus: content.lines.map(({ sku }) => sku) });
  return { find: (sku) => pieces.filter((each) => each.sku === sku) };
}

function checkBasket(ctx: Ctx, { basket, row }: { basket: Basket; row: PayingBasket }): void {
  const wrong = basket.lines.find(({ state }) => state !== 'available');
  const step = reachedStep({ basket, isSignedIn: shopperOf(ctx) !== undefined });
  // Put right where the shopper stands: sent back to the basket, they lost their place for one piece.
  if (wrong) throw new ShopError('line_refused', { lineItem: [keyOf[wrong.state]!], step: [step] });
  if (step !== 'checkoutPayment') throw new ShopError('wrong_step', { step: [step], ...reasonFor(step, basket, row) });
  const { minimumThreshold: minimum, maximumThreshold: maximum } = basketSettings(ctx);
  const outside = checkThreshold(basket.total.amount, { minimum, maximum }, ctx.market!.country.code);
  if (outside) throw new ShopError('wrong_step', { step: ['noStep'], basket: [outside] });
  if (toMinor(basket.total.amount, basket.currency) < 0) throw new Error(`basket ${basket.basketId} has a total below nothing`);
}

/** What a shopper is told who was in checkout already: a session that ended, a way of delivery that is no longer offered. */
function reasonFor(step: CheckoutStep, { shipments }: Basket, { content }: PayingBasket): FieldErrors {
  if (step === 'noStep') return { basket: ['basket.nothing_to_order'] };
  if (step === 'customerLogin') return { email: ['checkout.startAgain'] };
  if (step === 'shippingAddress') return { shippingAddress: ['checkout.address_first'] };
  if (shipments.some((each) => each.shippingMethodId !== '' && !isChosen(each))) return { pickupPointId: ['shipping.choose_point'] };
  const isGone = content.shipments?.some(({ shippingMethodId }) => shippingMethodId !== '');
  return step === 'shippingMethods' ? { shippingMethodId: [isGone ? 'shipping.method_gone' : 'checkout.chooseMethod'] } : {};
}

function termsOf({ content }: PayingBasket): Pick<FrozenCheckout, 'terms'> {
  const { termsVersion: version, termsAcceptedAt: acceptedAt, disclosureReadAt, dataConsentAt } = content;
  if (version === undefined || acceptedAt === undefined) return {};
  return { terms: { version, acceptedAt, ...(disclosureReadAt && { disclosureReadAt }), ...(dataConsentAt && { dataConsentAt }) } };
}

const keyOf: Readonly<Record<string, string>> = {
  limited: 'basket.not_enough_stock',
  soldOut: 'basket.out_of_stock',
  notSold: 'basket.not_sold',
  notEarned: 'basket.bonus_not_earned',
};

function usedPromotions({ outcomes }: PricedBasket): FrozenCheckout['promotions'] {
  return outcomes
    .filter(({ isApplied }) => isApplied)
    .map(({ promotion: { id, limits }, code }) => ({
      promotionId: id,
      ...(code !== undefined && { code }),
      ...(limits.perCustomer !== undefined && { perCustomer: limits.perCustomer }),
    }));
}
