import { z } from 'zod';
import { PageAlias, PageContent } from '../page.ts';

/** A market, or `*`: every market without a page of its own at the path. */
export const PageMarket = z.string().regex(/^(?:\*|[a-z]{2}-[A-Z]{2})$/);

/** Below the market: '' is the home page, '/women/knitwear' a category, '/i/about' a content page. */
export const PagePath = z
  .string()
  .max(300)
  .regex(/^(?:\/[^/?#]+)*$/);

/** A page as editors know it, live or not. */
export const PageKey = z.object({ market: PageMarket, path: PagePath });
export type PageKey = z.infer<typeof PageKey>;

/** A document: `menus`, `badges`, `free-freight-value`, `category/knitwear` ... */
export const SettingName = z
  .string()
  .max(100)
  .regex(/^[a-z]+(?:-[a-z]+)*(?:\/[a-z0-9][a-z0-9-]*)?$/);

/** A setting of one market, or of `*`: every market without its own. */
export const SettingKey = z.object({ name: SettingName, market: PageMarket });
export type SettingKey = z.infer<typeof SettingKey>;

/** What an editor may write: goods are put in from the assortment when the page is asked for. */
export const EditedContent = PageContent.omit({ listing: true, product: true, productBadges: true });
export type EditedContent = z.infer<typeof EditedContent>;

/** live: as published. changed: published, with newer work. draft: never published. withdrawn: taken down. */
export const PageState = z.enum(['live', 'changed', 'draft', 'withdrawn']);
export type PageState = z.infer<typeof PageState>;

export const PageSummary = PageKey.extend({
  alias: PageAlias,
  title: z.string(),
  state: PageState,
  changedAt: z.string(),
  changedBy: z.string(),
  /** Of a page with goods: whose. */
  categoryId: z.string().optional(),
  /** How many promotion spots stand among its goods; absent where there are none. */
  spots: z.number().int().optional(),
  /** When a change of it goes live by itself. */
  dueAt: z.string().optional(),
});
export type PageSummary = z.infer<typeof PageSummary>;

/** A page with the work on it. `version` is what a save must name; 0 where nobody has worked on it yet. */
export const EditedPage = PageSummary.extend({
  version: z.number().int().min(0),
  content: EditedContent,
  /** What shoppers see now; absent where nothing is live. */
  live: EditedContent.optional(),
});
export type EditedPage = z.infer<typeof EditedPage>;

/** What is wrong with a page that is to go live: where, as in `rows.top.0.blocks.1.image`, and what, as translation keys. */
export const PageProblem = z.object({ at: z.string(), keys: z.array(z.string()) });
export type PageProblem = z.infer<typeof PageProblem>;

export const PageVersion = z.object({
  number: z.number().int(),
  kind: z.enum(['published', 'withdrawn', 'kept']),
  at: z.string(),
  who: z.string(),
});
export type PageVersion = z.infer<typeof PageVersion>;

/** `content`: what is kept, where another's work was put together with what was sent. */
export const Saved = z.object({ version: z.number().int(), state: PageState, changedAt: z.string(), content: EditedContent.optional() });
export type Saved = z.infer<typeof Saved>;

/**
 * A field that was published after the work on a plan began, and that the plan would change again: what each of them says, and who published
 * it when. `at` is a path, '' the whole.
 */
export const OverlapField = z.object({ at: z.string(), planned: z.unknown(), live: z.unknown(), who: z.string(), changedAt: z.string() });
export type OverlapField = z.infer<typeof OverlapField>;

/** Where a planned release would undo what was published after the work on it began. */
export const Overlap = z.object({
  kind: z.enum(['page', 'setting', 'text']),
  market: z.string(),
  name: z.string(),
  fields: z.array(OverlapField),
});
export type Overlap = z.infer<typeof Overlap>;

/** A planned release that changes the fields again that were just published. */
export const PlannedOverlap = z.object({ id: z.uuid(), name: z.string(), dueAt: z.string().optional(), fields: z.array(z.string()) });
export type PlannedOverlap = z.infer<typeof PlannedOverlap>;

export const PublishedPage = Saved.extend({ number: z.number().int(), planned: z.array(PlannedOverlap) });
export type PublishedPage = z.infer<typeof PublishedPage>;

/** Fields that were published anew since the work began, of which somebody has seen both values and decided for the draft's. */
export const Decided = z.array(z.string().max(500)).max(200).default([]);

/** What becomes of a text with a release; null: taken back. */
export const ReleaseText = z.object({ scope: z.string(), key: z.string(), text: z.string().nullable() });
export type ReleaseText = z.infer<typeof ReleaseText>;

export const Release = z.object({
  id: z.uuid(),
  name: z.string(),
  state: z.enum(['planned', 'live', 'cancelled']),
  dueAt: z.string().optional(),
  endedAt: z.string().optional(),
  createdBy: z.string(),
  pages: z.array(PageKey.extend({ title: z.string() })),
  /** Menus, badges, terms ... that go live with the pages. */
  settings: z.array(SettingKey),
  /** Words that change with them. The first two hundred: a file of every language is thousands. */
  texts: z.array(ReleaseText),
  textCount: z.number().int().min(0),
  overlaps: z.array(Overlap),
});
export type Release = z.infer<typeof Release>;

/** As whom a page is looked at before it is live. */
export const ShopperKind = z.enum(['guest', 'member', 'newCustomer', 'employee']);
export type ShopperKind = z.infer<typeof ShopperKind>;
