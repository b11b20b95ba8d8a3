import type { RichNode } from '@selvedge/contract/content/rich-node.ts';

/** The words of rich text alone, for where there is no place for more. */
export function wordsOfRichText(nodes: readonly RichNode[]): string {
  return nodes.map(wordsIn).join(' ').replaceAll(/\s+/g, ' ').trim();
}

const wordsIn = ({ text, tag, children = [] }: RichNode): string =>
  text ??
  (tag === 'ul' || tag === 'ol' || tag === 'blockquote' ? wordsOfRichText(children) : tag === 'br' ? ' ' : children.map(wordsIn).join(''));

/** Whether a value is rich text that is not empty: places that know nothing of schemas take it for one thing, not for a list of things. */
export function isRichNodes(value: unknown): value is RichNode[] {
  return Array.isArray(value) && value.length > 0 && value.every((node) => typeof node === 'object' && node !== null && 'tag' in node);
}
