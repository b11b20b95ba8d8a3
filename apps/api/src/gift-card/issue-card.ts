import { randomInt, randomUUID } from 'node:crypto';
import { withCheckDigit } from '@selvedge/domain/gift-card/gift-card-number.ts';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { sendMail } from '../mail/send-mail.ts';
import { hashCode } from './get-card.ts';
import { moveMoney } from './move-money.ts';
import { giftCardMovementTable, giftCardTable } from './tables.ts';

export type NewCard = {
  /** The order's line and piece, or the member of staff's act. */
  reference: string;
  amount: number;
  currency: string;
  now: Date;
  /** Where the money comes from, unless somebody bought it. */
  counter?: 'points';
  /** Of what an order costs, it pays at most so much. */
  mostPercent?: number;
  expiresAt?: Date | undefined;
  /** Of the demo, what anybody may know; of points, what nobody types. */
  known?: { number: string; code: string } | undefined;
  /** Who gets the mail with number and code. */
  mail?: { market: string; to: string; recipientName: string; message: string } | undefined;
};
export type IssuedCard = { id: string; number: string; code: string };

/**
 * Makes a card and puts money on it. Number and code are told once, here: to the mail that goes out when the transaction commits.
 * Undefined when the same order's line has its card already.
 */
export async function issueCard(
  tx: Db,
  { reference, amount, currency, now, counter, mostPercent, expiresAt, known, mail }: NewCard,
): Promise<IssuedCard | undefined> {
  const [before] = await tx.select().from(giftCardMovementTable).where(eq(giftCardMovementTable.reference, reference));
  if (before) return undefined;
  const id = randomUUID();
  const number = known?.number ?? withCheckDigit(Array.from({ length: 18 }, () => randomInt(10)).join(''));
  const code = known?.code ?? Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('');
  await tx
    .insert(giftCardTable)
    .values({ id, number, codeHash: hashCode(number, code), currency, createdAt: now, expiresAt: expiresAt ?? null, mostPercent });
  await moveMoney(tx, { kind: 'issue', reference, cardId: id, currency, amount, counter: counter ?? 'sold', now });
  if (mail) {
    const { to, market, recipientName, message } = mail;
    await sendMail(tx, { template: 'gift-card', to, market, values: { number, code, amount, currency, recipientName, message }, now });
  }
  return { id, number, code };
}

/** Without those that are read as another: 0 and O, 1 and I. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
