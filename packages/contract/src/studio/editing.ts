import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  Decided,
  EditedContent,
  EditedPage,
  PageKey,
  PageMarket,
  PageProblem,
  PageSummary,
  PageVersion,
  PublishedPage,
  Release,
  ReleaseText,
  Saved,
  SettingKey,
  ShopperKind,
} from './page-edit.ts';
import { TextChange } from './translations.ts';

const read = { staff: 'content.read' } as const;
const write = { staff: 'content.write' } as const;
const publish = { staff: 'content.publish' } as const;

const Version = z.number().int().min(0).max(1_000_000_000);
const VersionNumber = z.coerce.number().int().min(1).max(1_000_000_000);
const Title = z.string().trim().min(1).max(200);
const DateTime = z.iso.datetime();
const Pages = z.array(PageKey.extend({ version: Version })).max(200);
const Settings = z.array(SettingKey.extend({ version: Version })).max(200);
const Texts = z.array(TextChange).max(500);
const ReleaseId = z.object({ id: z.uuid() });

/** Editing pages: drafts, versions, publishing, releases and previews. */
export const editing = {
  listPages: endpoint({
    method: 'GET',
    path: '/api/studio/pages',
    summary: 'The pages of a market, live or not; `q` looks in titles and paths.',
    access: read,
    query: z.object({
      market: PageMarket,
      q: z.string().max(100).default(''),
      limit: z.coerce.number().int().min(1).max(500).default(200),
    }),
    response: z.array(PageSummary),
  }),
  getPage: endpoint({
    method: 'GET',
    path: '/api/studio/pages/page',
    summary: 'A page with the latest work on it.',
    access: read,
    query: PageKey,
    response: EditedPage,
    errors: ['not_found'],
  }),
  createPage: endpoint({
    method: 'POST',
    path: '/api/studio/pages',
    summary: 'Begins a page. Nobody but staff sees it until it is published.',
    access: write,
    body: PageKey.extend({ title: Title }),
    response: EditedPage,
    errors: ['conflict'],
  }),
  saveDraft: endpoint({
    method: 'PUT',
    path: '/api/studio/pages/draft',
    summary:
      'Keeps the work on a page. What somebody else has saved since is put together with it when `base` is sent, field by field; refused with the fields that both changed.',
    access: write,
    /** `keepsOther`: what is replaced is another's work, and is kept as a version. `base`: what the work began with. */
    body: PageKey.extend({
      basedOn: Version,
      content: EditedContent,
      base: EditedContent.optional(),
      keepsOther: z.boolean().default(false),
    }),
    response: Saved,
    errors: ['conflict', 'not_found'],
  }),
  discardDraft: endpoint({
    method: 'POST',
    path: '/api/studio/pages/discard',
    summary: 'Puts the work aside, as a version, and begins again from what is live.',
    access: write,
    body: PageKey.extend({ basedOn: Version }),
    response: Saved,
    errors: ['conflict', 'not_found'],
  }),
  checkPage: endpoint({
    method: 'GET',
    path: '/api/studio/pages/check',
    summary: 'What stands in the way of publishing.',
    access: read,
    query: PageKey,
    response: z.array(PageProblem),
    errors: ['not_found'],
  }),
  warnOfPage: endpoint({
    method: 'GET',
    path: '/api/studio/pages/warnings',
    summary: 'What somebody should know before publishing, and may publish all the same: links that lead nowhere.',
    access: read,
    query: PageKey,
    response: z.array(PageProblem),
    errors: ['not_found'],
  }),
  publishPage: endpoint({
    method: 'POST',
    path: '/api/studio/pages/publish',
    summary:
      'Makes the draft of a page live, on every process within a second. What was published since the work began stays; refused with the fields that both changed.',
    access: publish,
    body: PageKey.extend({ version: Version, decided: Decided }),
    response: PublishedPage,
    errors: ['conflict', 'not_found'],
  }),
  withdrawPage: endpoint({
    method: 'POST',
    path: '/api/studio/pages/withdraw',
    summary: 'Takes a page down. Its draft and its versions stay.',
    access: publish,
    body: PageKey,
    response: z.undefined(),
    accepted: [204],
    errors: ['not_found'],
  }),
  putPageBack: endpoint({
    method: 'POST',
    path: '/api/studio/pages/put-back',
    summary: 'Makes a page that was taken down live again as it was; the work on it stays as it is.',
    access: publish,
    body: PageKey,
    response: z.object({ number: z.number().int() }),
    errors: ['conflict', 'not_found'],
  }),
  copyPage: endpoint({
    method: 'POST',
    path: '/api/studio/pages/copy',
    summary: 'Copies the draft of a page to other markets, as drafts there. What they replace is kept as a version.',
    access: write,
    body: PageKey.extend({ to: z.array(PageMarket).min(1).max(60) }),
    response: z.array(PageKey.extend({ version: z.number().int() })),
    errors: ['not_found', 'conflict'],
  }),
  listVersions: endpoint({
    method: 'GET',
    path: '/api/studio/pages/versions',
    summary: 'What was live or put aside, newest first.',
    access: read,
    query: PageKey,
    response: z.array(PageVersion),
  }),
  getVersion: endpoint({
    method: 'GET',
    path: '/api/studio/pages/version',
    summary: 'The content of a version; null where the page was taken down.',
    access: read,
    query: PageKey.extend({ number: VersionNumber }),
    response: PageVersion.extend({ content: EditedContent.nullable() }),
    errors: ['not_found'],
  }),
  restoreVersion: endpoint({
    method: 'POST',
    path: '/api/studio/pages/restore',
    summary: 'Makes an older version the draft; the draft that it replaces is kept as a version.',
    access: write,
    body: PageKey.extend({ number: VersionNumber, basedOn: Version }),
    response: EditedPage,
    errors: ['conflict', 'not_found'],
  }),
  listReleases: endpoint({
    method: 'GET',
    path: '/api/studio/releases',
    summary: 'Planned releases, soonest first, then the latest that are over.',
    access: read,
    response: z.array(Release),
  }),
  planRelease: endpoint({
    method: 'POST',
    path: '/api/studio/releases',
    summary: 'Plans changes that go live together: the drafts as they are now, at the given moment or when somebody says so.',
    access: publish,
    body: z.object({
      ...{ name: Title, dueAt: DateTime.optional() },
      ...{ pages: Pages.default([]), settings: Settings.default([]), texts: Texts.default([]) },
    }),
    response: Release,
    errors: ['conflict', 'not_found'],
  }),
  changeRelease: endpoint({
    method: 'PUT',
    path: '/api/studio/releases/:id',
    summary: 'Moves a planned release to another moment (null: when somebody says so), renames it, or takes up drafts as they are now.',
    access: publish,
    params: ReleaseId,
    body: z.object({
      name: Title.optional(),
      dueAt: DateTime.nullable().optional(),
      add: Pages.optional(),
      remove: z.array(PageKey).max(200).optional(),
      addSettings: Settings.optional(),
      removeSettings: z.array(SettingKey).max(200).optional(),
      addTexts: Texts.optional(),
      removeTexts: z
        .array(TextChange.pick({ scope: true, key: true }))
        .max(500)
        .optional(),
    }),
    /** `replacedTexts`: words planned with it before, which others took the place of. */
    response: Release.extend({ replacedTexts: z.array(ReleaseText) }),
    errors: ['conflict', 'not_found'],
  }),
  cancelRelease: endpoint({
    method: 'POST',
    path: '/api/studio/releases/:id/cancel',
    summary: 'Calls a planned release off.',
    access: publish,
    params: ReleaseId,
    response: Release,
    errors: ['conflict', 'not_found'],
  }),
  publishRelease: endpoint({
    method: 'POST',
    path: '/api/studio/releases/:id/publish',
    summary: 'Makes a planned release live now, all of it or nothing.',
    access: publish,
    params: ReleaseId,
    response: Release,
    errors: ['conflict', 'not_found'],
  }),
  preview: endpoint({
    method: 'POST',
    path: '/api/studio/preview',
    summary: 'An address at which this member of staff sees the shop as it will be: with drafts, at a date, as a kind of shopper.',
    access: read,
    body: PageKey.extend({ at: DateTime.optional(), shopper: ShopperKind.default('guest'), drafts: z.boolean().default(true) }),
    response: z.object({ url: z.string() }),
  }),
};
