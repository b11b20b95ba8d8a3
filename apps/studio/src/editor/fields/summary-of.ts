import type { Field } from '@selvedge/blocks/field.ts';
import { isRichNodes, wordsOfRichText } from '@selvedge/domain/content/words-of-rich-text.ts';

/** What an entry of a list or a block is called while it is closed: the first words that a shopper would read in it. */
export function summaryOf(item: Readonly<Record<string, unknown>>, fields: readonly Field[]): string | undefined {
  // The order of fields is not the editor's: a link may come first, and says less than a headline.
  const ordered = [...fields].sort((a, b) => Number(!isWords(a)) - Number(!isWords(b)));
  for (const field of ordered) {
    const words = wordsIn(field, item[field.name]);
    if (words) return words.trim().slice(0, 60);
  }
  return undefined;
}

/** Fields of words that are for machines. */
const forMachines = new Set(['id', 'trackingId', 'pageId', 'videoId', 'url']);

const isWords = ({ kind, name }: Field): boolean => (kind === 'text' || kind === 'richText') && !forMachines.has(name);

function wordsIn(field: Field, value: unknown): string | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  if (isWords(field)) return (isRichNodes(value) ? wordsOfRichText(value) : String(value)).trim() || undefined;
  const { alt, title, mobile } = value as { alt?: string; title?: string; mobile?: unknown };
  if (field.kind === 'picture') return alt || undefined;
  if (field.kind === 'link') return title || undefined;
  if (field.kind === 'group') return summaryOf(value as Record<string, unknown>, field.of);
  if (field.kind === 'list' && Array.isArray(value)) return value[0] ? summaryOf(value[0], field.of) : undefined;
  if (field.kind !== 'perBreakpoint') return undefined;
  return Array.isArray(field.of) ? summaryOf((mobile ?? {}) as Record<string, unknown>, field.of) : wordsIn(field.of as Field, mobile);
}
