import { createHash, timingSafeEqual } from 'node:crypto';
import type { GiftCardInput } from '@selvedge/contract/basket.ts';
import { ShopError } from '@selvedge/contract/error.ts';
import { daySeconds } from '@selvedge/domain/date/durations.ts';
import { readGiftCardNumber } from '@selvedge/domain/gift-card/gift-card-number.ts';
import { eq } from 'drizzle-orm';
import { forgetCalls, limitCalls } from '../http/count-call.ts';
import type { Ctx } from '../shop/ctx.ts';
import { giftCardTable } from './tables.ts';

const perBasket = { limit: 5, seconds: daySeconds };
const perCard = { limit: 10, seconds: daySeconds };

/**
 * The card of a number and its check code. Whether the number, the code or the card is wrong is never said, and who tries too often is
 * stopped: five times in a basket, ten times a day for one card whoever asks.
 */
export async function getCard(ctx: Ctx, { guesser, ...input }: GiftCardInput & { guesser: string }) {
  const number = readGiftCardNumber(input.giftCardNumber);
  const keys = [`gift-card:basket:${guesser}`, `gift-card:card:${createHash('sha256').update(number).digest('base64url')}`] as const;
  // A typing error is caught by the check digit and tells nothing: it costs one of the basket's tries and no card's.
  await limitCalls(ctx.db, { key: keys[0], ...perBasket, now: ctx.now });
  if (number !== '') await limitCalls(ctx.db, { key: keys[1], ...perCard, now: ctx.now });
  const [card] = await ctx.db.select().from(giftCardTable).where(eq(giftCardTable.number, number));
  const given = hashCode(number, input.giftCardNumberValidationCode);
  const isRight = timingSafeEqual(given, card?.codeHash ?? Buffer.alloc(given.length));
  if (!card || !isRight || card.blockedAt || (card.expiresAt && card.expiresAt <= ctx.now)) {
    throw new ShopError('gift_card_refused', { giftCardNumber: ['gift_card.not_valid'] });
  }
  for (const key of keys) await forgetCalls(ctx.db, key);
  return card;
}

export function hashCode(number: string, code: string): Buffer {
  const typed = code.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase();
  return createHash('sha256').update(`${number} ${typed}`).digest();
}
