import { z } from 'zod';
import { RichTextAnswer } from '../content/rich-text-answer.ts';
import { TermsContent, TermsSource } from '../content.ts';
import { endpoint } from '../endpoint.ts';
import { Decided, OverlapField, PageMarket } from './page-edit.ts';

const TermsSlug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .max(100);
/** The terms of a market, or of `*`: every market without its own. */
export const TermsKey = z.object({ market: PageMarket, slug: TermsSlug });
export type TermsKey = z.infer<typeof TermsKey>;

/** planned: decided, and not yet its moment. live: holds now. past: held once. cancelled: called off before it held. */
export const TermsState = z.enum(['planned', 'live', 'past', 'cancelled']);
export type TermsState = z.infer<typeof TermsState>;

export const TermsVersion = z.object({
  version: z.string(),
  title: z.string(),
  state: TermsState,
  validFrom: z.string(),
  decidedAt: z.string(),
  decidedBy: z.string(),
  note: z.string(),
  /** How often it was accepted, with an account and with an order. */
  accounts: z.number().int(),
  orders: z.number().int(),
  /** Of a planned one: what it would undo of what was decided after the work on it began. */
  overlaps: z.array(OverlapField),
});
export type TermsVersion = z.infer<typeof TermsVersion>;

const Words = z.object({ title: z.string().max(200), text: z.string().max(200_000) });

export const TermsSummary = TermsKey.extend({
  title: z.string(),
  version: z.string(),
  /** Nothing of its own: what every market shows is shown here, too. */
  isInherited: z.boolean(),
  plannedFor: z.string().optional(),
  hasDraft: z.boolean(),
});
export type TermsSummary = z.infer<typeof TermsSummary>;

export const EditedTerms = TermsKey.extend({
  live: TermsSource.optional(),
  isInherited: z.boolean(),
  /** The work on the next version. `basedOn` is what a save must name; 0 where nobody has begun. */
  draft: Words.extend({ changedAt: z.string(), changedBy: z.string() }).optional(),
  basedOn: z.number().int().min(0),
  versions: z.array(TermsVersion),
});
export type EditedTerms = z.infer<typeof EditedTerms>;

export const Acceptance = z.object({
  at: z.string(),
  kind: z.enum(['account', 'order']),
  market: z.string(),
  email: z.string(),
  /** Of an order. */
  orderNumber: z.string().optional(),
  orderId: z.string().optional(),
});
export type Acceptance = z.infer<typeof Acceptance>;

const BasedOn = z.number().int().min(0).max(1_000_000_000);
const Version = z.string().min(1).max(60);
const read = { staff: 'content.read' } as const;
const write = { staff: 'content.write' } as const;
const publish = { staff: 'content.publish' } as const;

export const terms = {
  listTerms: endpoint({
    method: 'GET',
    path: '/api/studio/terms',
    summary: 'The terms that hold in a market, and what is planned for them.',
    access: read,
    query: z.object({ market: PageMarket }),
    response: z.array(TermsSummary),
  }),
  getTerms: endpoint({
    method: 'GET',
    path: '/api/studio/terms/text',
    summary: 'Terms with the work on them and every version that was decided.',
    access: read,
    query: TermsKey,
    response: EditedTerms,
  }),
  saveTerms: endpoint({
    method: 'PUT',
    path: '/api/studio/terms/draft',
    summary:
      'Keeps the work on the next version. What somebody else has saved since is put together with it when `base` is sent; refused with the fields that both changed.',
    access: write,
    body: TermsKey.extend(Words.shape).extend({ basedOn: BasedOn, base: Words.optional() }),
    response: EditedTerms,
    errors: ['conflict'],
  }),
  previewTerms: endpoint({
    method: 'POST',
    path: '/api/studio/terms/preview',
    summary: 'A text of terms as shoppers of a market would read it. Nothing is kept.',
    access: read,
    body: z.object({ market: PageMarket, text: Words.shape.text }),
    response: RichTextAnswer,
  }),
  discardTerms: endpoint({
    method: 'POST',
    path: '/api/studio/terms/discard',
    summary: 'Throws the work on the next version away.',
    access: write,
    body: TermsKey.extend({ basedOn: BasedOn }),
    response: EditedTerms,
    errors: ['conflict'],
  }),
  decideTerms: endpoint({
    method: 'POST',
    path: '/api/studio/terms/decide',
    summary: 'Makes the work a version that holds from a moment on; at once when the moment has passed.',
    access: publish,
    body: TermsKey.extend({
      basedOn: BasedOn,
      validFrom: z.iso.datetime({ offset: true }),
      note: z.string().max(1_000).default(''),
      decided: Decided,
    }),
    response: EditedTerms,
    errors: ['conflict', 'not_found'],
  }),
  cancelTerms: endpoint({
    method: 'POST',
    path: '/api/studio/terms/cancel',
    summary: 'Calls a planned version off. Its text becomes the draft again where there is none.',
    access: publish,
    body: TermsKey.extend({ version: Version }),
    response: EditedTerms,
    errors: ['conflict', 'not_found'],
  }),
  getTermsVersion: endpoint({
    method: 'GET',
    path: '/api/studio/terms/version',
    summary: 'The text of a version, as it was accepted.',
    access: read,
    query: TermsKey.extend({ version: Version }),
    response: TermsContent.extend({ validFrom: z.string() }),
    errors: ['not_found'],
  }),
  listAcceptances: endpoint({
    method: 'GET',
    path: '/api/studio/terms/acceptances',
    summary: 'Who has accepted a version, newest first. Each look is on record.',
    access: { staff: 'customer.read' },
    query: TermsKey.extend({ version: Version, before: z.iso.datetime({ offset: true }).optional() }),
    response: z.array(Acceptance),
  }),
};
