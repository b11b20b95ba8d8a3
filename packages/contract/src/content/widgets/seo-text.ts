import { z } from 'zod';
import { block } from '../block.ts';
import { RichText } from '../rich-text.ts';

/** What a listing is about, below its goods: the beginning, and the rest when asked for. */
export const SeoText = block('seo', {
  text: RichText,
  /** Paragraphs that are shown at once. */
  shownParagraphs: z.number().int().min(1).max(20).default(1),
});
export type SeoText = z.infer<typeof SeoText>;
