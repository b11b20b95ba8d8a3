import type { RichNode } from '@selvedge/contract/content/rich-node.ts';

/** Rich text as HTML, for an editor that knows nothing else. */
export function writeRichText(nodes: readonly RichNode[]): string {
  return nodes.map(write).join('');
}

function write({ text, tag, url, children }: RichNode): string {
  if (text !== undefined) return escapeText(text);
  if (!children) return `<${tag}>`;
  return `<${tag}${url ? ` href="${escapeText(url)}"` : ''}>${writeRichText(children)}</${tag}>`;
}

const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
