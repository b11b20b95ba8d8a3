import type { Basket } from '@selvedge/contract/basket-shape.ts';
import { itemOfLine, worthOf } from '@selvedge/domain/analytics/analytics-items.ts';
import { tellOnce } from '../analytics/tell-once.ts';
import { track } from '../analytics/track.ts';
import { readState, watchState } from './basket-state.ts';

export type BasketStep = 'view_cart' | 'begin_checkout' | 'add_shipping_info' | 'add_payment_info';

/** A step towards a purchase, told as soon as the basket is known; those of the checkout once for a basket. Answers how to call it off. */
export function trackBasketStep(step: BasketStep, paymentType?: string): () => void {
  const isToldNow = () => {
    const { status, answer } = readState();
    if (status !== 'ready' || !answer) return false;
    if (answer.basket.lines.length > 0) tellStep(step, answer.basket, paymentType);
    return true;
  };
  if (isToldNow()) return () => {};
  const stop = watchState(() => {
    if (isToldNow()) stop();
  });
  return stop;
}

function tellStep(step: BasketStep, basket: Basket, paymentType: string | undefined): void {
  const { currency, promoCodes, shipments, basketId } = basket;
  const items = basket.lines.map((line) => itemOfLine(line));
  const worth = { currency, value: worthOf(items, currency), items };
  const coupon = promoCodes.join(',');
  const facts = { ...worth, ...(coupon && { coupon }) };
  const way = shipments.map(({ shippingMethodName }) => shippingMethodName).join(', ');
  const isChosen = shipments.every(({ shippingMethodId }) => shippingMethodId !== '');
  if (step === 'view_cart') track({ name: step, ...worth });
  if (step === 'view_cart' || (step === 'add_shipping_info' && !isChosen)) return;
  tellOnce(`${step} ${basketId}`, () => {
    if (step === 'begin_checkout') track({ name: step, ...facts });
    else if (step === 'add_shipping_info') track({ name: step, ...facts, ...(way && { shipping_tier: way }) });
    else track({ name: step, ...facts, ...(paymentType && { payment_type: paymentType }) });
  });
}
