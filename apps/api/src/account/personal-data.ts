import { eraseAddresses, exportAddresses } from '../address/personal-addresses.ts';
import { eraseBaskets, exportBaskets } from '../basket/personal-baskets.ts';
import { eraseClub, exportClub } from '../club/personal-club.ts';
import type { Db } from '../db/db.ts';
import { eraseDrafts, exportDrafts } from '../draft-order/personal-drafts.ts';
import { eraseNotes, exportNotes } from '../fulfilment/personal-notes.ts';
import { anonymiseInvoices, exportInvoices } from '../invoice/personal-invoices.ts';
import { closeLoyalty, exportLoyalty } from '../loyalty/personal-loyalty.ts';
import { exportMailings } from '../mailing/export-mailings.ts';
import { eraseWaiting, exportWaiting } from '../notify-me/personal-waiting.ts';
import { anonymiseOrders, exportOrders } from '../order/personal-orders.ts';
import { eraseAttempts, exportAttempts } from '../payment/personal-attempts.ts';
import { eraseDrops, exportDrops } from '../price-drop/personal-drops.ts';
import { anonymiseTransactions, exportTransactions } from '../retail/personal-transactions.ts';
import { exportReturns, forgetReturnDetails } from '../returns/personal-returns.ts';
import { eraseCases, exportCases } from '../support/personal-cases.ts';
import { exportWishlists, forgetWishlists } from '../wishlist/forget-wishlists.ts';
import { collectAccount } from './collect-account.ts';

type Part = {
  /** What it is called in the file that a shopper downloads. */
  name: string;
  collect: (db: Db, shopperId: string) => Promise<unknown>;
  /** Erases it, or takes the person out of what the law wants kept. Left out where the rows go with the account's own. */
  erase?: (tx: Db, shopperId: string) => Promise<void>;
};

/** Everything that is kept about a shopper. A domain that keeps something adds its part here. */
export const personalData: readonly Part[] = [
  { name: 'account', collect: collectAccount },
  { name: 'addresses', collect: exportAddresses, erase: eraseAddresses },
  { name: 'baskets', collect: exportBaskets, erase: eraseBaskets },
  // Before the membership that tells whose they are.
  { name: 'points', collect: exportLoyalty, erase: closeLoyalty },
  { name: 'customerClub', collect: exportClub, erase: eraseClub },
  { name: 'draftOrders', collect: exportDrafts, erase: eraseDrafts },
  { name: 'invoices', collect: exportInvoices, erase: anonymiseInvoices },
  { name: 'orderNotes', collect: exportNotes, erase: eraseNotes },
  { name: 'returns', collect: exportReturns, erase: forgetReturnDetails },
  { name: 'orders', collect: exportOrders, erase: anonymiseOrders },
  { name: 'payments', collect: exportAttempts, erase: eraseAttempts },
  { name: 'mailings', collect: exportMailings },
  { name: 'notifyMe', collect: exportWaiting, erase: eraseWaiting },
  { name: 'priceDropMails', collect: exportDrops, erase: eraseDrops },
  { name: 'storeReceipts', collect: exportTransactions, erase: anonymiseTransactions },
  { name: 'supportCases', collect: exportCases, erase: eraseCases },
  { name: 'wishlists', collect: exportWishlists, erase: forgetWishlists },
];
