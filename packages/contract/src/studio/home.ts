import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Overlap, Release } from './page-edit.ts';
import { TermsKey } from './terms.ts';

/** Work that is not live. `kind` page: `name` is its path; setting: `name` is the setting's. */
export const HomeDraft = z.object({
  kind: z.enum(['page', 'setting']),
  market: z.string(),
  name: z.string(),
  title: z.string(),
  changedAt: z.string(),
  changedBy: z.string(),
  isMine: z.boolean(),
});
export type HomeDraft = z.infer<typeof HomeDraft>;

/** Something that will happen by itself. */
export const Coming = z.object({
  kind: z.enum(['release', 'promotionStarts', 'promotionEnds', 'prices', 'terms', 'products']),
  at: z.string(),
  title: z.string(),
  id: z.string(),
  /** Of pages, prices or products. */
  count: z.number().int(),
});
export type Coming = z.infer<typeof Coming>;

/** Something that somebody has to look at; `detail` names the latest of them. */
export const Fault = z.object({
  kind: z.enum(['message', 'job', 'mail', 'payment', 'import', 'release', 'market', 'maintenance']),
  count: z.number().int(),
  at: z.string().optional(),
  detail: z.string().optional(),
});
export type Fault = z.infer<typeof Fault>;

const Change = z.object({ id: z.string(), at: z.string(), who: z.string(), name: z.string(), action: z.string(), subject: z.string() });

/** What the caller's rights do not open is left out, as if it were not there. */
export const Home = z.object({
  /** The latest of the drafts, one's own first. */
  drafts: z.array(HomeDraft),
  /** One's own work in whose place somebody else's stands; it is kept as a version. */
  replaced: z.array(HomeDraft),
  /** Planned, and without a moment: somebody has to say when. */
  undated: z.array(z.object({ id: z.string(), name: z.string(), pages: z.number().int(), createdBy: z.string() })),
  /** Planned releases that would undo what was published after the work on them began. */
  overlapping: z.array(
    Release.pick({ id: true, name: true, dueAt: true }).extend({
      overlaps: z.array(Overlap.pick({ kind: true, market: true, name: true })),
    }),
  ),
  /** Planned terms that would undo what was decided after the work on them began. */
  overlappingTerms: z.array(TermsKey.extend({ title: z.string(), validFrom: z.string() })),
  coming: z.array(Coming),
  faults: z.array(Fault),
  changes: z.array(Change),
});
export type Home = z.infer<typeof Home>;

export const home = {
  look: endpoint({
    method: 'GET',
    path: '/api/studio/home',
    summary: 'What waits for the caller, what goes live next, what broke and what was changed, as far as their rights reach.',
    access: { staff: 'market.read' },
    response: Home,
  }),
};
