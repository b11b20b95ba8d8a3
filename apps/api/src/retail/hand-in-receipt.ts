import { ShopError } from '@selvedge/contract/error.ts';
import type { HandedInReceipt } from '@selvedge/contract/retail-transaction.ts';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { clubContactTable } from '../club/tables.ts';
import type { Db } from '../db/db.ts';
import { shopperTable } from '../identity/shopper-tables.ts';
import { writeOutbox } from '../jobs/write-outbox.ts';
import type { Ctx } from '../shop/ctx.ts';
import { receiptTopic } from './receipt-topic.ts';
import { retailTransactionTable as table } from './tables.ts';

type Taken = { isNew: boolean; isOwned: boolean };

/** ORD-015 a till that heard no answer hands in again. A receipt of nobody we know is kept: who proves the address later finds it. */
export async function handInReceipt(ctx: Ctx, { memberNumber, email, orderNumber, ...document }: HandedInReceipt): Promise<Taken> {
  return ctx.db.transaction(async (tx) => {
    const address = (await findMemberEmail(tx, memberNumber)) ?? email?.toLowerCase() ?? null;
    const shopperId = await findOwner(tx, address);
    const [added] = await tx
      .insert(table)
      .values({
        ...{ receiptId: document.uniqueReceiptId, market: ctx.market!.id, email: address, memberNumber: memberNumber ?? null, shopperId },
        ...{ orderNumber: orderNumber ?? null, document, createdAt: new Date(document.createdDate), receivedAt: ctx.now },
      })
      .onConflictDoNothing()
      .returning({ id: table.id });
    if (added) {
      await writeOutbox(tx, { topic: receiptTopic, payload: { receiptId: document.uniqueReceiptId }, now: ctx.now });
      return { isNew: true, isOwned: shopperId !== null };
    }
    const isSame = sql<boolean>`${table.document} = ${JSON.stringify(document)}::jsonb`;
    const [known] = await tx.select({ isSame, owner: table.shopperId }).from(table).where(eq(table.receiptId, document.uniqueReceiptId));
    if (!known?.isSame) throw new ShopError('invalid_request', { uniqueReceiptId: ['retail.receipt_known'] });
    return { isNew: false, isOwned: known.owner !== null };
  });
}

/** The address of a member is proven: it was confirmed by mail. */
async function findMemberEmail(tx: Db, memberNumber: string | undefined): Promise<string | undefined> {
  if (memberNumber === undefined) return undefined;
  const { id, email } = clubContactTable;
  const [member] = await tx.select({ email }).from(clubContactTable).where(eq(id, memberNumber));
  return member?.email.toLowerCase();
}

async function findOwner(tx: Db, address: string | null): Promise<string | null> {
  if (address === null) return null;
  const { id, email, emailVerifiedAt } = shopperTable;
  const [shopper] = await tx
    .select({ id })
    .from(shopperTable)
    .where(and(eq(email, address), isNotNull(emailVerifiedAt)));
  return shopper?.id ?? null;
}
