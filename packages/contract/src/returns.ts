import { z } from 'zod';
import { mostLines, mostPieces } from './basket-shape.ts';
import { Money } from './catalogue/price.ts';
import { endpoint } from './endpoint.ts';
import { Pdf } from './invoice.ts';
import { SomePieces } from './order-shape.ts';
import { ParcelEventType } from './parcel.ts';
import { plainText } from './plain-text.ts';

/** Why a piece comes back. The text is `returns.reason.<value>`. */
export const ReturnReason = z.enum(['tooSmall', 'tooLarge', 'notAsDescribed', 'faulty', 'changedMind', 'arrivedLate', 'other']);
export type ReturnReason = z.infer<typeof ReturnReason>;

/** How it comes back. */
export const ReturnMethod = z.enum(['dropOff', 'pickup', 'store']);
export type ReturnMethod = z.infer<typeof ReturnMethod>;

/** `received`: the goods are here and the money is on its way; `refunded`: the money is, too. */
export const ReturnState = z.enum(['registered', 'onItsWay', 'received', 'refunded', 'refused', 'cancelled']);
export type ReturnState = z.infer<typeof ReturnState>;

const Piece = z.object({
  lineItemId: z.string(),
  name: z.string(),
  colour: z.string(),
  size: z.string(),
  imageUrl: z.string(),
});

/** `reserved`: the other size is put aside and goes out when the return is here. `released`: the money goes back instead. */
export const ExchangeState = z.enum(['reserved', 'sent', 'released']);
export type ExchangeState = z.infer<typeof ExchangeState>;

/** Of a faulty piece its buyer may show so many pictures, of these types and up to this size each. */
export const mostPictures = 3;
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
export const mostPictureBytes = 10 * 1024 * 1024;

export const ReturnedLine = Piece.extend({
  quantity: z.number().int(),
  reason: ReturnReason,
  /** Ids of pictures of the fault, oldest first; left out when there are none. */
  pictures: z.array(z.string()).optional(),
  /** It comes back for this size. */
  exchangeSize: z.string().optional(),
});
export type ReturnedLine = z.infer<typeof ReturnedLine>;

export const OrderReturn = z.object({
  /** The order's number with the return's behind it: `GB100001-R1`. */
  returnNumber: z.string(),
  orderId: z.string(),
  orderNumber: z.string(),
  market: z.string(),
  returnState: ReturnState,
  /** The buyer withdrew from the purchase, or sent it back while that would have been the right. */
  isWithdrawal: z.boolean(),
  method: ReturnMethod,
  /** Of a pickup: on which the carrier comes. */
  pickupDay: z.string().optional(),
  registered: z.string(),
  lines: z.array(ReturnedLine),
  /** What comes back, or came back. */
  amount: Money,
  /** Why it was refused, in the words of staff; empty otherwise. */
  refusal: z.string(),
  /** The way back, once its label was taken: what the carrier told last, if anything. */
  tracking: z.object({ number: z.string(), link: z.string(), eventtype: ParcelEventType.optional(), at: z.string().optional() }).optional(),
  exchangeState: ExchangeState.optional(),
  /** Of the order by which the other size is sent. */
  exchangeNumber: z.string().optional(),
});
export type OrderReturn = z.infer<typeof OrderReturn>;

/** `kept`: the kind of thing that never comes back, such as what is worn on the skin. */
export const NotReturnable = z.enum(['digital', 'kept', 'notSent', 'returned', 'tooLate']);
export type NotReturnable = z.infer<typeof NotReturnable>;

export const ReturnableLine = Piece.extend({
  /** So many can be returned now, and so many be withdrawn from, which holds before anything is sent, too. */
  quantity: z.number().int(),
  withdrawable: z.number().int(),
  /** Why none can be returned; the text is `returns.not.<value>`. */
  why: NotReturnable.optional(),
  /** Other sizes of the same that can be had now. */
  sizes: z.array(z.object({ sku: z.string(), size: z.string() })),
});
export type ReturnableLine = z.infer<typeof ReturnableLine>;

export const ReturnsAnswer = z.object({
  orderId: z.string(),
  orderNumber: z.string(),
  market: z.string(),
  /** The last moment; left out while something is still to arrive. */
  until: z.string().optional(),
  /** Where the law gives the right: whether there is something to withdraw from, and until when. */
  canWithdraw: z.boolean(),
  withdrawUntil: z.string().optional(),
  methods: z.array(ReturnMethod),
  /** On which the carrier can come for it, the next one first. */
  pickupDays: z.array(z.string()),
  lines: z.array(ReturnableLine),
  /** Of the pieces that were asked about; of none, nothing. */
  comesBack: z.object({ amount: Money, freight: Money }),
  /** Newest first. */
  returns: z.array(OrderReturn),
});
export type ReturnsAnswer = z.infer<typeof ReturnsAnswer>;

export const ReturnWish = z.object({
  lineItemId: z.string().min(1).max(100),
  quantity: z.number().int().min(1).max(mostPieces),
  reason: ReturnReason,
  /** In the shopper's own words. */
  words: plainText(500).trim().default(''),
  /** The other size that the buyer wants instead of the money: its sku. */
  exchangeFor: z.string().min(1).max(200).optional(),
});
export type ReturnWish = z.infer<typeof ReturnWish>;

export const ReturnWishes = z
  .array(ReturnWish)
  .min(1)
  .max(mostLines)
  .refine((lines) => new Set(lines.map(({ lineItemId }) => lineItemId)).size === lines.length, 'validation.repeated');

/** Proof of being the buyer for who has no account: the mail's token, or the cookie of the browser that paid or asked. */
const Token = z.string().max(100).optional();
/** The caller's own: sent again after a lost answer, it is done once. */
const Key = z.uuid();

const call = {
  method: 'POST',
  caching: 'no-store',
  access: 'public',
  contentType: 'application/json-patch+json',
  params: z.object({ orderId: z.string().min(1).max(100) }),
  response: ReturnsAnswer,
} as const;
const change = {
  ...call,
  rateLimit: { limit: 30, seconds: 600, name: 'order-change' },
  errors: ['not_found', 'order_refused'] as const,
} as const;

const ofReturn = z.object({ orderId: z.string().min(1).max(100), returnNumber: z.string().min(1).max(60) });
/** A file as it is. */
export const PictureFile = z.custom<Uint8Array>((value) => value instanceof Uint8Array);

// Below /api/order: that is how far the cookie of a guest reaches.
export const returns = {
  get: endpoint({
    ...call,
    path: '/api/order/order/:orderId/return',
    summary: 'What of an order can be returned, until when, what comes back for the pieces that are named, and the returns there are.',
    body: z.object({ token: Token, lines: ReturnWishes.optional() }),
    errors: ['not_found'],
  }),
  register: endpoint({
    ...change,
    path: '/api/order/order/:orderId/return/register',
    summary: 'The buyer announces that pieces come back. The money follows when they are here.',
    body: z.object({
      ...{ key: Key, token: Token, lines: ReturnWishes, method: ReturnMethod },
      /** Of a pickup; left out, the next of the days that are offered. */
      pickupDay: z.iso.date().optional(),
    }),
  }),
  cancel: endpoint({
    ...change,
    path: '/api/order/order/:orderId/return/cancel',
    summary: 'The buyer keeps the pieces after all, as long as they are not on their way.',
    body: z.object({ token: Token, returnNumber: z.string().min(1).max(40) }),
  }),
  label: endpoint({
    method: 'GET',
    caching: 'no-store',
    access: 'public',
    path: '/api/order/order/:orderId/return/:returnNumber/label',
    summary: 'The label of a return as PDF, for its buyer. The carrier is told of the parcel when it is first asked for. A link to follow.',
    params: ofReturn,
    query: z.object({ token: Token }),
    response: Pdf,
    answersFile: 'application/pdf',
    rateLimit: { limit: 30, seconds: 600, name: 'return-label' },
    errors: ['not_found', 'order_refused'],
  }),
  addPicture: endpoint({
    ...change,
    path: '/api/order/order/:orderId/return/:returnNumber/picture',
    summary: 'The buyer shows what is wrong with a piece that comes back as faulty, one picture a call. Only the pixels are kept.',
    params: ofReturn,
    query: z.object({ token: Token, key: Key, lineItemId: z.string().min(1).max(100) }),
    requires: ['key', 'lineItemId'],
    upload: pictureTypes,
    rateLimit: { limit: 20, seconds: 600, name: 'return-picture' },
  }),
  picture: endpoint({
    method: 'GET',
    caching: 'no-store',
    access: 'public',
    path: '/api/order/order/:orderId/return/:returnNumber/picture/:pictureId',
    summary: 'One of these pictures, for the buyer who sent it. An address to show.',
    params: ofReturn.extend({ pictureId: z.uuid() }),
    query: z.object({ token: Token }),
    response: PictureFile,
    answersFile: 'image/webp',
    errors: ['not_found'],
  }),
  withdraw: endpoint({
    ...change,
    path: '/api/order/order/:orderId/withdraw',
    summary:
      'The buyer withdraws from a purchase, or a part of it, where the law gives the right. What is not packed is cancelled, the rest is to come back; the declaration is confirmed by mail.',
    body: z.object({
      key: Key,
      token: Token,
      /** Left out: everything. */
      lines: SomePieces.optional(),
    }),
  }),
  mine: endpoint({
    method: 'GET',
    caching: 'no-store',
    contentType: 'application/json-patch+json',
    path: '/api/order/return/mine',
    summary: "The shopper's returns, newest first.",
    access: 'shopper',
    maintenance: 'account',
    response: z.object({ returns: z.array(OrderReturn) }),
  }),
};
