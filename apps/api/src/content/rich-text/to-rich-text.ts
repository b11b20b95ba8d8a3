import { type RichNode, richLimits } from '@selvedge/contract/content/rich-node.ts';
import { RichText } from '@selvedge/contract/content/rich-text.ts';
import { parseHtml } from './parse-html.ts';
import { parseMarkdown } from './parse-markdown.ts';

/** What is stored of rich text, whatever was given: nodes as they are, a text read once. Nodes that are not allowed are no text. */
export function toRichText(given: string | unknown[]): RichNode[] {
  if (typeof given === 'string') return readRichText(given);
  // The schema adds and takes away nothing: what fits it is what it would give back.
  return RichText.safeParse(given).success ? (given as RichNode[]) : [];
}

/** What begins with a tag is HTML; everything else is light markdown. What is too much of either is shown as the letters it is made of. */
export function readRichText(text: string): RichNode[] {
  if (text.trim() === '') return [];
  const letters: RichNode[] = [{ tag: 'p', children: [{ text }] }];
  if (text.length > richLimits.characters) return letters;
  const nodes = (/^\s*<[a-z!/?]/i.test(text) ? parseHtml(text) : parseMarkdown(text)) ?? letters;
  return RichText.safeParse(nodes).success ? nodes : letters;
}
