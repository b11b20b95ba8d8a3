import { z } from 'zod';
import { Money } from '../catalogue/price.ts';
import { endpoint } from '../endpoint.ts';
import { MarketId } from '../market.ts';

export const StaffGiftCard = z.object({
  id: z.string(),
  /** All but the last digits are hidden, from staff too. */
  giftCardNumber: z.string(),
  balance: Money,
  isBlocked: z.boolean(),
  expires: z.string().optional(),
  createdAt: z.string(),
});
export type StaffGiftCard = z.infer<typeof StaffGiftCard>;

export const GiftCardMovement = z.object({
  kind: z.enum(['issue', 'redeem', 'credit', 'void']),
  reference: z.string(),
  at: z.string(),
  /** Onto the card; below 0 it was taken off. */
  amount: Money,
});
export type GiftCardMovement = z.infer<typeof GiftCardMovement>;
export const StaffGiftCardDetail = StaffGiftCard.extend({ movements: z.array(GiftCardMovement) });
export type StaffGiftCardDetail = z.infer<typeof StaffGiftCardDetail>;

/** Why, for the record. */
const Reason = z.string().trim().min(3).max(500);
const Amount = z.number().gt(0).max(1_000_000);
/** Made up by the caller for each act: said twice, it is done once. */
const Act = z.uuid();
const ofCard = z.object({ id: z.uuid() });

export const NewGiftCard = z.object({
  act: Act,
  market: MarketId,
  amount: Amount,
  recipientName: z.string().trim().max(100).default(''),
  recipientEmail: z.email().max(254),
  message: z.string().trim().max(500).default(''),
  reason: Reason,
});
export type NewGiftCard = z.infer<typeof NewGiftCard>;

export const giftCards = {
  find: endpoint({
    method: 'POST',
    path: '/api/studio/gift-cards/find',
    summary: 'Gift cards by their number or its last four digits, newest first. In the body, so that no log holds a number.',
    access: { staff: 'gift-card.read' },
    body: z.object({ number: z.string().max(60).default('') }),
    response: z.array(StaffGiftCard),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/studio/gift-cards/:id',
    summary: 'A gift card with every movement on it.',
    access: { staff: 'gift-card.read' },
    params: ofCard,
    response: StaffGiftCardDetail,
    errors: ['not_found'],
  }),
  issue: endpoint({
    method: 'POST',
    path: '/api/studio/gift-cards',
    summary: 'Gives somebody a gift card. Number and code go to the recipient by mail and to nobody else.',
    access: { staff: 'gift-card.write' },
    needsConfirmation: true,
    body: NewGiftCard,
    response: StaffGiftCard,
    errors: ['conflict'],
  }),
  credit: endpoint({
    method: 'POST',
    path: '/api/studio/gift-cards/:id/credit',
    summary: 'Puts money back on a gift card.',
    access: { staff: 'gift-card.write' },
    needsConfirmation: true,
    params: ofCard,
    body: z.object({ act: Act, amount: Amount, reason: Reason }),
    response: StaffGiftCardDetail,
    errors: ['not_found'],
  }),
  block: endpoint({
    method: 'PUT',
    path: '/api/studio/gift-cards/:id/block',
    summary: 'Blocks a gift card, or lifts the block.',
    access: { staff: 'gift-card.write' },
    needsConfirmation: true,
    params: ofCard,
    body: z.object({ isBlocked: z.boolean(), reason: Reason }),
    response: StaffGiftCardDetail,
    errors: ['not_found'],
  }),
};
