import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { MarketId } from '../market.ts';
import { CaseState, CaseSubject, CaseText } from '../support.ts';

/** A row of the list: what it is about and with whom it lies. Who asked stands in the case, and looking there is written down. */
export const CaseRow = z.object({
  caseNumber: z.string(),
  subject: CaseSubject,
  caseState: CaseState,
  market: z.string(),
  /** E-mail address of a colleague, or empty. */
  assignedTo: z.string(),
  created: z.string(),
  changed: z.string(),
});
export type CaseRow = z.infer<typeof CaseRow>;

export const CaseMessage = z.object({
  id: z.number().int(),
  kind: z.enum(['question', 'answer', 'note']),
  /** Who of the staff wrote it; empty for the shopper. */
  who: z.string(),
  text: z.string(),
  at: z.string(),
});
export type CaseMessage = z.infer<typeof CaseMessage>;

export const StaffCase = CaseRow.extend({
  name: z.string(),
  email: z.string(),
  /** Empty where the asker was not signed in. */
  shopperId: z.string(),
  /** The order that is surely the asker's. */
  order: z.object({ orderId: z.string(), orderNumber: z.string() }).optional(),
  /** An order's number that the asker gave without proof. */
  claimedOrderNumber: z.string(),
  messages: z.array(CaseMessage),
  /** To whom it can be given. */
  colleagues: z.array(z.object({ email: z.string(), name: z.string() })),
});
export type StaffCase = z.infer<typeof StaffCase>;

export const FindCases = z.object({
  /** The beginning of a case's number, of an order's number or of an e-mail address. In the body, so that no log holds it. */
  search: z.string().trim().max(254).default(''),
  state: CaseState.optional(),
  market: MarketId.optional(),
  /** `own`: assigned to the caller; `nobody`: not assigned. */
  assigned: z.enum(['own', 'nobody']).optional(),
  limit: z.number().int().min(1).max(100).default(50),
  /** `next` of the answer before. */
  after: z.string().max(100).optional(),
});
export type FindCases = z.infer<typeof FindCases>;

const ofCase = z.object({ caseNumber: z.string().min(1).max(20) });
const Written = ofCase.extend({ /** Of the caller's making: the same words sent twice are written once. */ key: z.uuid(), text: CaseText });

const write = { method: 'POST', access: { staff: 'support.write' }, response: StaffCase, errors: ['not_found', 'conflict'] } as const;

export const cases = {
  find: endpoint({
    method: 'POST',
    path: '/api/studio/cases/find',
    summary: 'Questions of shoppers, those that changed last first, with how many there are in each state.',
    access: { staff: 'support.read' },
    body: FindCases,
    response: z.object({ cases: z.array(CaseRow), next: z.string().optional(), counts: z.record(CaseState, z.number().int()) }),
  }),
  look: endpoint({
    method: 'POST',
    path: '/api/studio/cases/look',
    summary: 'A case with its messages. That somebody looked is written down.',
    access: { staff: 'support.read' },
    body: ofCase,
    response: StaffCase,
    errors: ['not_found'],
  }),
  reply: endpoint({
    ...write,
    path: '/api/studio/cases/reply',
    summary: 'Answers the shopper by mail. Whose case it was not becomes the one who answers.',
    body: Written,
  }),
  note: endpoint({ ...write, path: '/api/studio/cases/note', summary: 'A note for colleagues; the shopper never sees it.', body: Written }),
  assign: endpoint({
    ...write,
    path: '/api/studio/cases/assign',
    summary: 'Gives a case to a colleague, or to nobody.',
    body: ofCase.extend({ assignedTo: z.string().max(254) }),
  }),
  move: endpoint({
    ...write,
    path: '/api/studio/cases/move',
    summary: 'Closes a case, or opens it again.',
    body: ofCase.extend({ caseState: z.enum(['open', 'closed']) }),
  }),
};
