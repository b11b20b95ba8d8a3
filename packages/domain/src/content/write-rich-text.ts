import type { RichNode } from './rich-nodes.ts';
import { looksLikeHtml, parseHtml } from './rich-text.ts';

/** What is stored of an editor's rich text. Markdown and plain words are stored as they are: they hold nothing that could run. */
export function cleanRichText(text: string): string {
  return looksLikeHtml(text) ? writeRichText(parseHtml(text)) : text;
}

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
