import { z } from 'zod';

const Language = z.string().regex(/^[a-z]{2}$/);
const Name = z.string().trim().min(1).max(80);

/** Names that mean the same. Of a one-way group only the first means the others. */
export const SynonymGroup = z.object({
  language: Language,
  words: z
    .array(Name)
    .max(20)
    .refine((words) => words.length >= 2, { message: 'search.two_words' }),
  oneWay: z.boolean().default(false),
});
export type SynonymGroup = z.infer<typeof SynonymGroup>;

export const SearchSynonyms = z.array(SynonymGroup).max(3_000);
export type SearchSynonyms = z.infer<typeof SearchSynonyms>;

/** A search for exactly this leads elsewhere in the shop. */
export const TermRedirect = z.object({
  term: z.string().trim().min(1).max(200),
  /** Below the market, on this shop only: '//host' would leave it. */
  target: z
    .string()
    .max(500)
    .refine((target) => /^\/(?![/\\])\S*$/.test(target), { message: 'search.target_inside' }),
  status: z.union([z.literal(301), z.literal(302)]).default(302),
});
export type TermRedirect = z.infer<typeof TermRedirect>;

export const SearchRedirects = z
  .array(TermRedirect)
  .max(3_000)
  .superRefine((rows, ctx) => {
    const seen = new Set<string>();
    for (const [at, { term }] of rows.entries()) {
      const key = term.trim().toLowerCase();
      if (seen.has(key)) ctx.addIssue({ code: 'custom', path: [at, 'term'], message: 'search.term_twice' });
      seen.add(key);
    }
  });
export type SearchRedirects = z.infer<typeof SearchRedirects>;

/** The names of the documents that hold them. */
export const synonymsDocument = 'search-synonyms';
export const redirectsDocument = 'search-redirects';
