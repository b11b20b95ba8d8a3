import type { TermsSource } from '@selvedge/contract/content.ts';
import type { z } from 'zod';
import type { PageWords } from './page-words/en.ts';

type Terms = z.infer<typeof TermsSource>;
export type TermsSlug = keyof PageWords['terms'];

/** Whoever agreed to an older one is asked again. */
export const termsVersion = '2026-11-01';

const slugs: readonly TermsSlug[] = ['terms', 'customer-club', 'notify-me'];

/** The demo's terms. `{market}` is the market's id. */
export const termsTexts = ({ terms }: PageWords): Terms[] => slugs.map((slug) => ({ slug, version: termsVersion, ...terms[slug] }));
