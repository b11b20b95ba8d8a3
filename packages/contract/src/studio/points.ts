import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { LoyaltyTransaction } from '../loyalty-shape.ts';

/** `waiting`: until a second member of staff agrees. */
const CorrectionState = z.enum(['waiting', 'approved', 'declined']);

export const PointsCorrection = z.object({
  correctionId: z.string(),
  contactId: z.string(),
  state: CorrectionState,
  /** Below 0 they are taken off. */
  points: z.number().int(),
  reason: z.string(),
  askedBy: z.string(),
  askedAt: z.string(),
  decidedBy: z.string().optional(),
  decidedAt: z.string().optional(),
});
export type PointsCorrection = z.infer<typeof PointsCorrection>;

export const PointsEntry = LoyaltyTransaction.extend({
  /** What could be spent after it. */
  balance: z.number().int(),
  orderId: z.string().optional(),
  receiptId: z.string().optional(),
  reason: z.string(),
  who: z.string(),
});
export type PointsEntry = z.infer<typeof PointsEntry>;

export const MemberPoints = z.object({
  contactId: z.string(),
  email: z.string(),
  name: z.string(),
  market: z.string(),
  joinedAt: z.string(),
  balance: z.number().int(),
  pending: z.number().int(),
  /** The newest first. */
  entries: z.array(PointsEntry),
  isMore: z.boolean(),
  /** The newest first. */
  corrections: z.array(PointsCorrection),
  /** What the caller can still give or take without a second one. */
  aloneUpTo: z.number().int(),
});
export type MemberPoints = z.infer<typeof MemberPoints>;

/** More in one go is a mistake of typing. */
export const mostPoints = 50_000;

const ofMember = z.object({ contactId: z.uuid() });
const read = { method: 'POST', access: { staff: 'customer.read' }, errors: ['not_found'] } as const;
const write = { method: 'POST', access: { staff: 'loyalty.correct' }, needsConfirmation: true, errors: ['not_found', 'conflict'] } as const;

/** A member's points, for whoever answers the telephone. By POST, so that no address in a log names a person. */
export const staffPoints = {
  find: endpoint({
    ...read,
    path: '/api/studio/loyalty/members/find',
    summary: 'The member of the club whose e-mail address this is.',
    body: z.object({ email: z.string().trim().min(3).max(254) }),
    response: ofMember,
    rateLimit: { limit: 1_000, seconds: 3_600 },
  }),
  get: endpoint({
    ...read,
    path: '/api/studio/loyalty/members/points',
    summary: "A member's points with every entry. That somebody looked is written down before they see anything.",
    body: ofMember.extend({
      /** The id of the last entry that is known: those that came before it. */
      before: z.number().int().positive().optional(),
    }),
    response: MemberPoints,
  }),
  correct: endpoint({
    ...write,
    path: '/api/studio/loyalty/members/correct',
    summary: 'Gives a member points, or takes some off, with a reason. Above a limit it waits for a second member of staff.',
    body: ofMember.extend({
      key: z.uuid(),
      points: z.number().int().min(-mostPoints).max(mostPoints),
      reason: z.string().trim().min(3).max(500),
    }),
    response: MemberPoints,
  }),
  decide: endpoint({
    ...write,
    path: '/api/studio/loyalty/members/decide-correction',
    summary: 'Agrees to a correction that another member of staff asked for, or declines it.',
    body: ofMember.extend({ correctionId: z.uuid(), isApproved: z.boolean() }),
    response: MemberPoints,
  }),
  waiting: endpoint({
    method: 'GET',
    path: '/api/studio/loyalty/corrections',
    summary: 'Corrections of points that wait for a second member of staff, oldest first.',
    access: { staff: 'customer.read' },
    response: z.array(PointsCorrection),
  }),
};
