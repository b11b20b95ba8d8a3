import { randomInt, randomUUID } from 'node:crypto';
import { ShopError } from '@selvedge/contract/error.ts';
import type { Handover, HandoverPurpose } from '@selvedge/contract/handover.ts';
import type { StoredLine } from '@selvedge/domain/basket/stored-line.ts';
import { codeLetters } from '@selvedge/domain/device/device-code.ts';
import { handoverCodeLength, handoverMinutes, mailedHandoverHours, writeHandoverCode } from '@selvedge/domain/handover/handover-code.ts';
import { type BasketKey, hashToken } from '../basket/basket-cookie.ts';
import { findBasket } from '../basket/find-basket.ts';
import type { PayingBasket } from '../basket/lock-paying-basket.ts';
import { isCopied } from '../basket/restore-abandoned.ts';
import { showBasket } from '../basket/show-basket.ts';
import { takenAt } from '../basket/take-now.ts';
import { getMarketOf } from '../catalogue/market-of.ts';
import { sendMail } from '../mail/send-mail.ts';
import { mailLine } from '../order/confirmed-order.ts';
import { findLiveAttempt } from '../payment/find-attempt.ts';
import type { Ctx } from '../shop/ctx.ts';
import { type HandedLine, handoverTable } from './tables.ts';

type Offer = { purpose: HandoverPurpose; email?: string; shopUrl: string };

/**
 * A copy of the lines waits for whoever reads the code; the basket stays as it is until it is ordered somewhere. Nothing is reserved by it,
 * and nothing personal is in it: no address, no codes, no gift cards.
 */
export async function offerBasket(ctx: Ctx, key: BasketKey, { purpose, email, shopUrl }: Offer): Promise<Handover> {
  const row = await getOffered(ctx, key);
  const copied = row.content.lines.filter(isCopied);
  if (copied.length === 0) throw new ShopError('not_found', { basket: ['basket.handover_empty'] });
  const lines = copied.map((line) => ({ ...copy(line, purpose), ...(takenAt(ctx, line) !== undefined && { isTaken: true as const }) }));
  const code = Array.from({ length: handoverCodeLength }, () => codeLetters[randomInt(codeLetters.length)]).join('');
  const readableMs = handoverMinutes[purpose] * 60_000;
  const expiresAt = new Date(ctx.now.getTime() + (email ? mailedHandoverHours * 3_600_000 : readableMs));
  const { id: market } = getMarketOf(ctx);
  const id = randomUUID();
  const path = `/${market}/basket#handover=${code}${purpose === 'pay' ? '&pay' : ''}`;
  await ctx.db.transaction(async (tx) => {
    const lineIds = lines.map((line) => line.id);
    const made = { id, codeHash: hashToken(code), market, basketId: row.id, purpose, lines, lineIds, createdAt: ctx.now, expiresAt };
    await tx.insert(handoverTable).values(made);
    if (email) await mailLink({ ...ctx, db: tx }, { row, email, path, expires: expiresAt.toISOString() });
  });
  return {
    ...{ id, code: writeHandoverCode(code), url: `${shopUrl}${path}`, seconds: readableMs / 1000 },
    leftBehind: row.content.lines.filter(({ giftCard }) => giftCard).length,
    sentInstead: lines.filter(({ isTaken }) => isTaken).length,
  };
}

async function getOffered(ctx: Ctx, key: BasketKey): Promise<PayingBasket> {
  const row = await findBasket(ctx, key);
  if (!row) throw new ShopError('not_found', { basket: ['basket.handover_empty'] });
  // Its pieces are put aside for the payment: whoever took the basket over would read that they are gone.
  if (await findLiveAttempt(ctx.db, row.id)) throw new ShopError('conflict', { basket: ['basket.handover_paying'] });
  return row;
}

/** To be paid it is another's: were its ids the same, an order made here would be taken for the one over there. */
function copy({ id, sku, quantity, name }: StoredLine, purpose: HandoverPurpose): HandedLine {
  return { id: purpose === 'pay' ? randomUUID() : id, sku, quantity, name };
}

type Mailed = { row: PayingBasket; email: string; path: string; expires: string };

async function mailLink(ctx: Ctx, { row, email, path, expires }: Mailed): Promise<void> {
  const content = { ...row.content, lines: row.content.lines.filter(isCopied), codes: [], giftCards: [] };
  const { basket } = await showBasket(ctx, { ...row, content });
  const { currency } = basket;
  const values = { path, currency, lines: basket.lines.map((line) => mailLine(line, currency)), expires };
  await sendMail(ctx.db, { template: 'pay-link', to: email, market: getMarketOf(ctx).id, values, now: ctx.now });
}
