import type { GiftCardInput } from '@selvedge/contract/basket.ts';
import type { BasketAnswer } from '@selvedge/contract/basket-shape.ts';
import type { Money } from '@selvedge/contract/catalogue/price.ts';
import { ShopError } from '@selvedge/contract/error.ts';
import { maskGiftCardNumber } from '@selvedge/domain/gift-card/gift-card-number.ts';
import { toDecimal } from '@selvedge/domain/money/minor-units.ts';
import { getMarketOf } from '../catalogue/market-of.ts';
import { getCard } from '../gift-card/get-card.ts';
import { listCards } from '../gift-card/list-cards.ts';
import { limitedAddress } from '../http/count-call.ts';
import type { Ctx } from '../shop/ctx.ts';
import type { BasketKey } from './basket-cookie.ts';
import { changeBasket } from './change-basket.ts';
import { findBasket } from './find-basket.ts';
import { showBasket } from './show-basket.ts';

const mostCards = 10;

/** Pays with a card; what of it is used is decided whenever the basket is priced, and taken from it when the order is placed. */
export async function addGiftCard(ctx: Ctx, key: BasketKey, input: GiftCardInput): Promise<BasketAnswer> {
  const card = await getCard(ctx, { ...input, guesser: await guesserOf(ctx, key) });
  if (card.currency !== getMarketOf(ctx).currency) throw refuse('gift_card.other_currency');
  return changeBasket(ctx, key, (content) => {
    if (content.giftCards.some(({ id }) => id === card.id)) throw refuse('gift_card.already_applied');
    if (content.giftCards.length >= mostCards) throw refuse('gift_card.too_many');
    return { ...content, giftCards: [...content.giftCards, { id: card.id }] };
  });
}

export type CardWorth = { giftCardNumber: string; balance: Money; expires?: string };

export async function checkGiftCardBalance(ctx: Ctx, key: BasketKey, input: GiftCardInput): Promise<CardWorth> {
  const { number, balance, currency, expiresAt } = await getCard(ctx, { ...input, guesser: await guesserOf(ctx, key) });
  return {
    giftCardNumber: maskGiftCardNumber(number),
    balance: { amount: toDecimal(balance, currency), currency },
    ...(expiresAt && { expires: expiresAt.toISOString() }),
  };
}

/** By its number, by what we show of it, or by its id. Gone already is no failure. */
export async function removeGiftCard(ctx: Ctx, key: BasketKey, { giftCardNumber }: { giftCardNumber: string }): Promise<BasketAnswer> {
  const found = await findBasket(ctx, key);
  const cards = found ? await listCards(ctx, found.content.giftCards) : [];
  const typed = giftCardNumber.replace(/[\s-]/g, '');
  const card = cards.find(({ id, number }) => id === giftCardNumber || number === typed || maskGiftCardNumber(number) === giftCardNumber);
  if (!card) return showBasket(ctx, found);
  return changeBasket(ctx, key, (content) => ({ ...content, giftCards: content.giftCards.filter(({ id }) => id !== card.id) }));
}

/** Tries are counted per basket; who has none yet is counted by address. */
async function guesserOf(ctx: Ctx, key: BasketKey): Promise<string> {
  return (await findBasket(ctx, key))?.id ?? limitedAddress(ctx.address);
}

function refuse(key: string): ShopError {
  return new ShopError('gift_card_refused', { giftCardNumber: [key] });
}
