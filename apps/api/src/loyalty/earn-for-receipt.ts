import { addDays } from '@selvedge/domain/date/add-days.ts';
import { expiryOf } from '@selvedge/domain/loyalty/expiry-of.ts';
import type { Db } from '../db/db.ts';
import { type CampaignsOf, noCampaigns } from './campaigns-of.ts';
import { earningLines } from './earning-lines.ts';
import { findTier } from './keep-tier.ts';
import { loadProgramme } from './load-programme.ts';
import { openAccount } from './lock-account.ts';
import { findPurchase } from './settle-order.ts';
import { settlePurchase } from './settle-purchase.ts';
import { loyaltyPurchaseTable } from './tables.ts';

export type Receipt = {
  receiptId: string;
  contactId: string;
  market: string;
  currency: string;
  boughtAt: Date;
  /** In minor units, with every discount; `returned` of the pieces came back since. */
  lines: readonly { lineId: string; quantity: number; amount: number; returned?: number; ean?: string }[];
  campaignsOf?: CampaignsOf | undefined;
  returnDays?: number;
  now: Date;
};

/** For a purchase in a store. Told again with what came back since, its points are what is kept; told twice, they are given once. */
export async function earnForReceipt(tx: Db, receipt: Receipt): Promise<void> {
  const { receiptId, contactId, market, currency, boughtAt, now, returnDays = 30 } = receipt;
  const reference = `receipt:${receiptId}`;
  const account = await openAccount(tx, { contactId, market, now });
  if (account.closedAt) return;
  const programme = await loadProgramme(tx, { market, currency });
  let purchase = await findPurchase(tx, reference);
  // Somebody else's receipt is not taken over by scanning it again.
  if (purchase && purchase.accountId !== account.id) return;
  if (!purchase) {
    const tier = await findTier(tx, { account, programme, now: boughtAt });
    const campaignsOf = receipt.campaignsOf ?? noCampaigns;
    const percents = await campaignsOf(tx, { market, articles: receipt.lines.map(({ ean }) => ean ?? ''), at: boughtAt });
    const bought = receipt.lines.map((line, at) => ({ ...line, percents: percents[at] ?? [] }));
    const lines = earningLines({ programme, currency, tier, lines: bought });
    if (lines.length === 0) return;
    const row = { reference, accountId: account.id, market, lines, placedAt: boughtAt, dueAt: addDays(boughtAt, returnDays) };
    [purchase] = await tx.insert(loyaltyPurchaseTable).values(row).returning();
  }
  const kept = new Map(receipt.lines.map(({ lineId, quantity, returned = 0 }) => [lineId, quantity - returned]));
  await settlePurchase(tx, { purchase: purchase!, kept, now, expiresAt: expiryOf(now, programme.expiresAfterMonths) });
}
