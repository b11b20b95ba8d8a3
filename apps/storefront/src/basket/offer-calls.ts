import { basket, type GiftCardInput } from '@selvedge/contract/basket.ts';
import type { BasketAnswer, BonusProductContext } from '@selvedge/contract/basket-shape.ts';
import { normaliseCode } from '@selvedge/domain/promotion/normalise-code.ts';
import { ask, change, type Done, inTurn, readAgain, show } from './basket-calls.ts';
import { readState, setBusy, setState } from './basket-state.ts';
import { type Failure, failureOf, isLost } from './failure-of.ts';

export const addCode = (promoCode: string): Promise<Done> =>
  change({
    action: 'promoCode',
    busy: ['promoCode'],
    call: (call) => call(basket.addPromoCode, { query: { promoCode } }),
    isDone: (answer) => answer.basket.promoCodes.includes(normaliseCode(promoCode)),
  });

export const dropCode = (promoCode: string): Promise<Done> =>
  change({
    action: 'update',
    busy: [promoCode],
    call: (call) => call(basket.deletePromoCode, { query: { promoCode } }),
    isDone: (answer) => !answer.basket.promoCodes.includes(promoCode),
  });

export function addCard(card: GiftCardInput): Promise<Done> {
  const before = readState().answer?.basket.giftCards.length ?? 0;
  return change({
    action: 'giftCard',
    busy: ['giftCard'],
    call: (call) => call(basket.addGiftCard, { body: card }),
    isDone: (answer) => answer.basket.giftCards.length > before,
  });
}

export const dropCard = (id: string): Promise<Done> =>
  change({
    action: 'update',
    busy: [id],
    call: (call) => call(basket.takeGiftCardOff, { params: { giftCardNumber: id } }),
    isDone: (answer) => answer.basket.giftCards.every((card) => card.id !== id),
  });

export const declineBonus = ({ promotionId, rewardId, optedOutCount, callToActionCount }: BonusProductContext): Promise<Done> =>
  change({
    action: 'update',
    busy: [rewardId],
    call: (call) =>
      call(basket.optOutOfBonus, { query: { id: promotionId, rewardId, newOptedOutCount: optedOutCount + callToActionCount } }),
    isDone: ({ basket: { bonusProductContexts } }) =>
      !bonusProductContexts.some((each) => each.promotionId === promotionId && each.rewardId === rewardId && each.isCallToAction),
  });

/** Takes the basket of another market along, and says what is not sold here. */
export function carryOver(): Promise<Failure | undefined> {
  setBusy(['basket'], true);
  return inTurn(async () => {
    const answer = await ask(basket.carryOver);
    setBusy(['basket'], false);
    if (answer.hasError) {
      // Carried over or not: what there is now is shown. What is not sold here nobody could say.
      if (isLost(answer)) await readAgain();
      return failureOf(answer, 'update');
    }
    const { notSold, ...whole } = answer.data;
    setState({ notSold });
    show(whole);
    return undefined;
  });
}

/** Leaves the basket of another market behind. */
export function startAfresh(): Promise<Done> {
  // A basket of this market is the new one.
  const isDone = () => true;
  return change({ action: 'update', busy: ['basket'], isDone, call: (call) => call(basket.startAfresh) });
}

/** Everything in it, with its codes and cards: for a device that many people use. */
export function deleteBasket(): Promise<Done> {
  const isDone = (answer: BasketAnswer) => answer.basket.lines.length === 0;
  return change({ action: 'remove', busy: ['basket'], isDone, call: (call) => call(basket.remove) });
}
