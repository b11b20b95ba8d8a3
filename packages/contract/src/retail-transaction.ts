import { z } from 'zod';
import { Money } from './catalogue/price.ts';
import { endpoint } from './endpoint.ts';
import { plainText } from './plain-text.ts';

const mostItems = 200;
const Line = plainText(200);
/** Never a card's whole number: its kind and the last four digits are what a receipt shows. */
const PaymentCard = plainText(60).refine((text) => text.replace(/\D/g, '').length <= 4, 'validation.whole_card_number');

export const RetailItem = z.object({
  ean: plainText(20),
  name: Line,
  quantity: z.number().int().min(1).max(9_999),
  /** Of all pieces; below zero for what was given back. */
  price: Money,
  size: plainText(60),
  color: plainText(60),
  styleId: plainText(60),
  type: z.enum(['sale', 'return']),
});

/** ORD-015 what was bought, or given back, at the till of a store, as the till printed it. */
export const RetailTransaction = z.object({
  storeName: Line,
  storeStreet: Line,
  storeCity: Line,
  storePhone: plainText(40),
  /** The number under which the store's company is registered. */
  storeCVR: plainText(40),
  storeZipcode: plainText(20),
  createdDate: z.iso.datetime({ offset: true }),
  transactionId: plainText(100).min(1),
  employeeName: Line,
  customerName: Line,
  totalExVat: Money,
  total: Money,
  totalTax: Money,
  paymentCard: PaymentCard,
  storeType: plainText(40),
  /** The number on the receipt: of each there is one. */
  uniqueReceiptId: plainText(100).min(1),
  /** What the code on the receipt says, for a till to read from the screen. */
  uniqueReceiptIdQrCode: plainText(500),
  transactionType: z.enum(['sale', 'return', 'exchange']),
  items: z.array(RetailItem).min(1).max(mostItems),
});
export type RetailTransaction = z.infer<typeof RetailTransaction>;

/** With whose it is, as far as the till knows: the member's number, or the address that was given at the till. */
export const HandedInReceipt = RetailTransaction.extend({
  memberNumber: z.uuid().optional(),
  email: z.email().max(254).optional(),
  /** Of the web order that was collected, or given back, in the store. */
  orderNumber: plainText(40).optional(),
}).refine(({ items, ...receipt }) => {
  const amounts = [receipt.total, receipt.totalExVat, receipt.totalTax, ...items.map(({ price }) => price)];
  return amounts.every(({ currency }) => currency === receipt.total.currency);
}, 'validation.several_currencies');
export type HandedInReceipt = z.infer<typeof HandedInReceipt>;

const Catalog = z.object({ catalogId: z.string().min(2).max(20) });

export const retail = {
  handIn: endpoint({
    method: 'POST',
    path: '/api/retail/:catalogId/transactions',
    summary: 'A till hands in a receipt. The same receipt again changes nothing; another one under a number that is taken is refused.',
    access: 'till',
    params: Catalog,
    body: HandedInReceipt,
    response: z.object({
      isNew: z.boolean(),
      /** Whether somebody with an account sees it from now on. */
      isOwned: z.boolean(),
    }),
    outlivesMarket: true,
    caching: 'no-store',
  }),
  transactions: endpoint({
    method: 'GET',
    path: '/api/voyado/voyado/transactions/:catalogId/:accountEmail',
    summary: "What the shopper who asks bought in stores, newest first. Another's address is not found.",
    access: 'shopper',
    needsVerifiedEmail: true,
    params: Catalog.extend({ accountEmail: z.string().min(1).max(254) }),
    response: z.object({ transactions: z.array(RetailTransaction) }),
    errors: ['not_found'],
    outlivesMarket: true,
    caching: 'no-store',
    maintenance: 'account',
  }),
};
