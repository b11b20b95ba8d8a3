import { sql } from 'drizzle-orm';
import { eraseGuestBaskets, exportGuestBaskets } from '../../basket/personal-baskets.ts';
import { eraseClubOf, exportClubOf } from '../../club/personal-club.ts';
import type { Db } from '../../db/db.ts';
import { eraseDraftsOf, exportDraftsOf } from '../../draft-order/personal-drafts.ts';
import { eraseGuestNotes, exportGuestNotes } from '../../fulfilment/personal-notes.ts';
import { anonymiseGuestInvoices, exportGuestInvoices } from '../../invoice/personal-invoices.ts';
import { closeLoyaltyOf, exportLoyaltyOf } from '../../loyalty/personal-loyalty.ts';
import { eraseWaitingOf, exportWaitingOf } from '../../notify-me/personal-waiting.ts';
import { anonymiseGuestOrders, exportGuestOrders } from '../../order/personal-orders.ts';
import { orderTable } from '../../order/tables.ts';
import { eraseGuestAttempts, exportGuestAttempts } from '../../payment/personal-attempts.ts';
import { anonymiseTransactionsOf, exportTransactionsOf } from '../../retail/personal-transactions.ts';
import { exportGuestReturns, forgetGuestReturnDetails } from '../../returns/personal-returns.ts';
import { eraseCasesOf, exportCasesOf } from '../../support/personal-cases.ts';
import { emailChangeTable } from '../tables.ts';

type Part = {
  name: string;
  collect: (db: Db, email: string) => Promise<unknown>;
  erase: (tx: Db, email: string) => Promise<void>;
};

/**
 * Everything that is kept under an e-mail address without an account. Only for an address that is the asker's own. Baskets come before
 * the orders that they became: afterwards nothing tells whose they were.
 */
export const addressData: readonly Part[] = [
  {
    name: 'guestBaskets',
    collect: exportGuestBaskets,
    erase: async (tx, email) => eraseGuestBaskets(tx, { email, ordered: await orderedBaskets(tx, email) }),
  },
  { name: 'draftOrders', collect: exportDraftsOf, erase: eraseDraftsOf },
  { name: 'guestPayments', collect: exportGuestAttempts, erase: eraseGuestAttempts },
  { name: 'guestInvoices', collect: exportGuestInvoices, erase: anonymiseGuestInvoices },
  { name: 'guestOrderNotes', collect: exportGuestNotes, erase: eraseGuestNotes },
  { name: 'guestReturns', collect: exportGuestReturns, erase: forgetGuestReturnDetails },
  { name: 'guestOrders', collect: exportGuestOrders, erase: anonymiseGuestOrders },
  { name: 'storeReceipts', collect: exportTransactionsOf, erase: anonymiseTransactionsOf },
  { name: 'notifyMe', collect: exportWaitingOf, erase: eraseWaitingOf },
  { name: 'supportCases', collect: exportCasesOf, erase: eraseCasesOf },
  // Before the membership that tells whose they are.
  { name: 'points', collect: exportLoyaltyOf, erase: closeLoyaltyOf },
  { name: 'customerClub', collect: exportClubOf, erase: eraseClubOf },
  { name: 'askedForAddress', collect: async () => null, erase: forgetWishesFor },
];

async function orderedBaskets(db: Db, email: string): Promise<string[]> {
  const rows = await db.select({ id: orderTable.basketId }).from(orderTable).where(sql`lower(${orderTable.email}) = ${email}`);
  return rows.map(({ id }) => id);
}

/** Somebody with an account may have asked to be called by this address, and never proven it. */
async function forgetWishesFor(tx: Db, email: string): Promise<void> {
  await tx.delete(emailChangeTable).where(sql`${emailChangeTable.email} = ${email}`);
}
