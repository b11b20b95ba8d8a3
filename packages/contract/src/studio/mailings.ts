import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Mailing, MailingContent, Segment, SegmentFilter } from '../mailing.ts';
import { MarketId } from '../market.ts';

export const mailingStates = ['draft', 'planned', 'sending', 'stopped', 'sent'] as const;
export const MailingState = z.enum(mailingStates);
export type MailingState = z.infer<typeof MailingState>;

const saved = {
  /** What a save must name; what there is not yet has 0. */
  version: z.number().int(),
  changedAt: z.string(),
  changedBy: z.string(),
};

export const SavedSegment = Segment.extend(saved);
export type SavedSegment = z.infer<typeof SavedSegment>;

export const SegmentList = z.object({
  segments: z.array(SavedSegment),
  /** Of the programmes of all markets. */
  tiers: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type SegmentList = z.infer<typeof SegmentList>;

/** `reachable`: who of them agreed to messages. */
export const SegmentCount = z.object({ members: z.number().int(), reachable: z.number().int() });
export type SegmentCount = z.infer<typeof SegmentCount>;

/** `counted`: to how many of them who agreed to it; opened and clicked are of those. */
export const MailingFigures = z.object({
  waiting: z.number().int(),
  sent: z.number().int(),
  skipped: z.number().int(),
  counted: z.number().int(),
  opened: z.number().int(),
  clicked: z.number().int(),
});
export type MailingFigures = z.infer<typeof MailingFigures>;

export const SavedMailing = Mailing.extend({
  ...saved,
  state: MailingState,
  plannedAt: z.string().nullable(),
  finishedAt: z.string().nullable(),
  figures: MailingFigures,
});
export type SavedMailing = z.infer<typeof SavedMailing>;

const ofOne = z.object({ id: z.string().min(1).max(60) });
const basedOn = z.object({ basedOn: z.coerce.number().int().min(0).max(1_000_000_000).default(0) });
const read = { method: 'GET', access: { staff: 'mailing.read' } } as const;
const write = { access: { staff: 'mailing.write' } } as const;
const base = '/api/studio/mailings';

/** Segments of members, and messages to them. No address of anybody is shown. */
export const staffMailings = {
  segments: endpoint({ ...read, path: '/api/studio/segments', summary: 'Saved choices of members.', response: SegmentList }),
  countSegment: endpoint({
    ...{ method: 'POST', access: { staff: 'mailing.read' } },
    path: '/api/studio/segments/count',
    summary: 'How many members a choice means, and how many of them agreed to messages.',
    body: SegmentFilter,
    response: SegmentCount,
  }),
  saveSegment: endpoint({
    ...write,
    method: 'PUT',
    path: '/api/studio/segments/:id',
    summary: 'Makes or changes a segment. Refused when somebody else has saved it since.',
    params: ofOne,
    query: basedOn,
    body: Segment,
    response: SegmentList,
    errors: ['conflict'],
  }),
  deleteSegment: endpoint({
    ...write,
    method: 'DELETE',
    path: '/api/studio/segments/:id',
    summary: 'Deletes a segment that no mailing names.',
    params: ofOne,
    response: z.undefined(),
    accepted: [204],
    errors: ['conflict', 'not_found'],
  }),
  list: endpoint({
    ...read,
    path: base,
    summary: 'Every mailing with how far it is, newest first.',
    response: z.array(SavedMailing),
  }),
  save: endpoint({
    ...write,
    method: 'PUT',
    path: `${base}/:id`,
    summary: 'Makes or changes a mailing that is a draft. Refused when somebody else has saved it since.',
    params: ofOne,
    query: basedOn,
    body: Mailing,
    response: SavedMailing,
    errors: ['conflict', 'not_found'],
  }),
  delete: endpoint({
    ...write,
    method: 'DELETE',
    path: `${base}/:id`,
    summary: 'Deletes a draft, or a mailing whose last mail left a month ago.',
    params: ofOne,
    response: z.undefined(),
    accepted: [204],
    errors: ['conflict', 'not_found'],
  }),
  move: endpoint({
    ...write,
    method: 'POST',
    path: `${base}/:id/state`,
    summary: 'Plans a mailing for a moment, takes the plan back, stops it or lets it go on.',
    params: ofOne,
    body: z.object({ to: z.enum(['draft', 'planned', 'stopped', 'sending']), at: z.iso.datetime().optional() }),
    response: SavedMailing,
    errors: ['conflict', 'not_found'],
  }),
  sendTest: endpoint({
    ...write,
    method: 'POST',
    path: `${base}/:id/test`,
    summary: 'Sends it as a member of a market would get it, to who asks.',
    params: ofOne,
    body: z.object({ market: MarketId }),
    response: z.object({ to: z.string() }),
    rateLimit: { limit: 20, seconds: 900 },
    errors: ['not_found'],
  }),
  draw: endpoint({
    ...{ method: 'POST', access: { staff: 'mailing.read' } },
    path: `${base}/draw`,
    summary:
      'What is being written, as the mail that a member of a market would get. Every block stands in an element that names it in `data-block`.',
    body: z.object({ market: MarketId, content: MailingContent }),
    response: z.object({ html: z.string() }),
  }),
  preview: endpoint({
    ...read,
    path: `${base}/:id/preview`,
    summary: 'The mail as it is saved, as a page.',
    params: ofOne,
    query: z.object({ market: MarketId }),
    response: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
    answersFile: 'text/html; charset=utf-8',
    errors: ['not_found'],
  }),
};
