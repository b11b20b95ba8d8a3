import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Translations } from '../page-data.ts';

/** A language (`de`: all its markets) or a market (`de-AT`: what it says differently). */
export const TextScope = z.string().regex(/^[a-z]{2}(-[A-Z]{2})?$/);
export const TextKey = z
  .string()
  .max(120)
  .regex(/^[a-z][\w-]*(\.[\w*-]+)+$/);
const Version = z.number().int().min(0).max(1_000_000_000);
const Text = z.string().max(4000);
const Count = z.number().int().min(0);

export const TextScopeSummary = z.object({
  scope: TextScope,
  language: z.string(),
  name: z.string(),
  direction: z.enum(['ltr', 'rtl']),
  /** The markets that show it. */
  markets: z.array(z.string()),
  /** Texts of its own, shipped or written here. */
  texts: Count,
  /** What a language lacks and shows in English; a market lacks nothing. */
  gaps: Count,
});
export type TextScopeSummary = z.infer<typeof TextScopeSummary>;

/** Where a text is shown: source files without their ending, and the pages that reach them; `*` is every page. */
export const TextUse = z.object({
  ...{ files: z.array(z.string()), pages: z.array(z.string()) },
  /** A picture of the shop on which it can be seen, and where: left, top, width and height. Without a place it belongs to what is shown. */
  picture: z.object({ name: z.string(), box: z.tuple([z.number(), z.number(), z.number(), z.number()]).optional() }).optional(),
});
export type TextUse = z.infer<typeof TextUse>;

export const TextBook = z.object({
  /** English as it ships: the reference for placeholders and gaps. */
  english: Translations,
  uses: z.record(z.string(), TextUse),
  scopes: z.array(TextScopeSummary),
});
export type TextBook = z.infer<typeof TextBook>;

export const WrittenText = z.object({
  /** Null: nothing of its own, what ships or English is shown. */
  text: Text.nullable(),
  shipped: Text.optional(),
  version: Version,
  at: z.string().optional(),
  who: z.string().optional(),
});
export type WrittenText = z.infer<typeof WrittenText>;

export const ScopeTexts = z.object({ scope: TextScope, texts: z.record(z.string(), WrittenText) });
export type ScopeTexts = z.infer<typeof ScopeTexts>;

export const TextChange = z.object({ scope: TextScope, key: TextKey, text: Text.nullable(), basedOn: Version });
export type TextChange = z.infer<typeof TextChange>;

export const TextSource = z.enum(['edit', 'import', 'undo', 'restore']);
export type TextSource = z.infer<typeof TextSource>;
/** Also what no person sends: a release that went live. */
export const TextOrigin = z.enum([...TextSource.options, 'release']);
export type TextOrigin = z.infer<typeof TextOrigin>;

export const TextVersion = z.object({
  scope: TextScope,
  number: Version,
  text: z.string().nullable(),
  source: TextOrigin,
  at: z.string(),
  who: z.string(),
});
export type TextVersion = z.infer<typeof TextVersion>;

/** What a text will say with a release that is not live yet; null: it is taken back. */
export const PlannedText = z.object({
  ...{ id: z.uuid(), name: z.string(), dueAt: z.string().optional() },
  ...{ scope: TextScope, text: z.string().nullable() },
});
export type PlannedText = z.infer<typeof PlannedText>;

/** One line of a file: what it would change, or why it does not. */
export const ReadText = TextChange.extend({ line: Count, before: z.string().nullable(), warnings: z.array(z.string()) });
export type ReadText = z.infer<typeof ReadText>;
export const RefusedText = z.object({
  line: Count,
  scope: z.string(),
  key: z.string(),
  text: z.string(),
  errors: z.array(z.string()),
  placeholders: z.array(z.string()),
});
export type RefusedText = z.infer<typeof RefusedText>;

export const ReadFile = z.object({
  format: z.enum(['csv', 'xliff']),
  scopes: z.array(TextScope),
  changes: z.array(ReadText),
  /** The first thousand. */
  refused: z.array(RefusedText),
  refusedCount: Count,
  unchanged: Count,
  empty: Count,
});
export type ReadFile = z.infer<typeof ReadFile>;

/** Something that was translated before; `likeness` is 1 where the English is the same. */
export const RecalledText = z.object({ key: z.string(), source: z.string(), text: z.string(), likeness: z.number().min(0).max(1) });
export type RecalledText = z.infer<typeof RecalledText>;

const read = { staff: 'content.read' } as const;
const write = { staff: 'content.write' } as const;
const Scopes = z
  .string()
  .max(400)
  .regex(/^[a-z]{2}(-[A-Z]{2})?(,[a-z]{2}(-[A-Z]{2})?)*$/);

/** The words of the shop, in every language. What is saved is live on every process within a second; what it replaced is kept. */
export const translations = {
  book: endpoint({
    method: 'GET',
    path: '/api/studio/translations',
    summary: 'Every key with its English text and its places, and how far each language has come.',
    access: read,
    response: TextBook,
  }),
  texts: endpoint({
    method: 'GET',
    path: '/api/studio/translations/texts',
    summary: 'The texts of some languages or markets, with their versions.',
    access: read,
    query: z.object({ scopes: Scopes }),
    response: z.array(ScopeTexts),
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/studio/translations/texts',
    summary:
      'Writes texts, all of them or none; null takes one back. Refused when somebody else has written one since the version it is based on.',
    access: write,
    body: z.object({ changes: z.array(TextChange).min(1).max(500), source: TextSource.default('edit') }),
    response: z.array(TextChange.omit({ basedOn: true }).extend({ version: Version, at: z.string(), who: z.string() })),
    errors: ['conflict'],
  }),
  history: endpoint({
    method: 'GET',
    path: '/api/studio/translations/history',
    summary: 'What a key said before, in one language or market or in all of them, newest first.',
    access: read,
    query: z.object({ key: TextKey, scope: TextScope.optional() }),
    response: z.array(TextVersion),
  }),
  suggest: endpoint({
    method: 'GET',
    path: '/api/studio/translations/suggestions',
    summary: 'What helps with one text: what was translated before, and on request what the translation service makes of it.',
    access: read,
    query: z.object({ scope: TextScope, key: TextKey, withMachine: z.stringbool().default(false) }),
    response: z.object({ memory: z.array(RecalledText), hasMachine: z.boolean(), machine: z.string().optional() }),
    rateLimit: { limit: 2_000, seconds: 3_600 },
  }),
  draftGaps: endpoint({
    method: 'POST',
    path: '/api/studio/translations/machine',
    summary: 'Drafts what a language lacks with the translation service, in a release of its own that is reviewed before it goes live.',
    access: { staff: 'content.publish' },
    body: z.object({ scope: TextScope }),
    response: z.object({ drafted: Count, left: Count, releaseId: z.uuid().optional() }),
    rateLimit: { limit: 30, seconds: 3_600 },
  }),
  planned: endpoint({
    method: 'GET',
    path: '/api/studio/translations/planned',
    summary: 'What releases that are not live yet will make of a key, soonest first.',
    access: read,
    query: z.object({ key: TextKey }),
    response: z.array(PlannedText),
  }),
  export: endpoint({
    method: 'GET',
    path: '/api/studio/translations/export',
    summary: 'The texts as a file for translators: CSV of several languages, or XLIFF 2.0 of one.',
    access: read,
    query: z.object({ scopes: Scopes, format: z.enum(['csv', 'xliff']), only: z.enum(['all', 'gaps']).default('all') }),
    response: z.object({ name: z.string(), type: z.string(), text: z.string(), count: Count }),
    rateLimit: { limit: 120, seconds: 3_600 },
  }),
  read: endpoint({
    method: 'POST',
    path: '/api/studio/translations/read',
    summary: 'Reads a file of translations and says what it would change. Changes nothing.',
    access: write,
    upload: ['text/csv', 'application/xliff+xml'],
    query: z.object({ scope: TextScope.optional() }),
    response: ReadFile,
    rateLimit: { limit: 120, seconds: 3_600 },
  }),
};
