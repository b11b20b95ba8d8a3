import { type RichNode, safeUrl } from './rich-nodes.ts';

/** Blank lines part paragraphs; `##` is a heading, `- ` and `1. ` are lists, `**` is strong, `[text](url)` a link. Everything else is plain words. */
export function parseMarkdown(text: string): RichNode[] {
  return text
    .trim()
    .split(/\n\s*\n/)
    .filter((part) => part.trim() !== '')
    .flatMap((part) => partsOf(part.split('\n').map((line) => line.trim())));
}

function partsOf(lines: readonly string[]): RichNode[] {
  const parts: RichNode[] = [];
  for (const line of lines) {
    const last = parts.at(-1);
    const list = line.startsWith('- ') ? 'ul' : /^\d{1,3}\. /.test(line) ? 'ol' : undefined;
    if (/^#{2,3} /.test(line)) parts.push({ tag: 'h2', children: parseInline(line.replace(/^#+ /, '')) });
    else if (list) {
      const item = { tag: 'li', children: parseInline(line.replace(/^(-|\d+\.) /, '')) };
      if (last?.tag === list) last.children!.push(item);
      else parts.push({ tag: list, children: [item] });
    } else if (last?.tag === 'p') last.children!.push({ text: ' ' }, ...parseInline(line));
    else parts.push({ tag: 'p', children: parseInline(line) });
  }
  return parts;
}

function parseInline(text: string): RichNode[] {
  return text
    .split(/(\[[^\]]+\]\([^()\s]+\)|\*\*[^*]+\*\*)/)
    .filter((piece) => piece !== '')
    .map((piece) => {
      const [, label, address, strong] = /^(?:\[([^\]]+)\]\(([^()\s]+)\)|\*\*([^*]+)\*\*)$/.exec(piece) ?? [];
      if (strong) return { tag: 'strong', children: [{ text: strong }] };
      if (!label || !address) return { text: piece };
      const url = safeUrl(address);
      return { tag: 'a', ...(url && { url }), children: [{ text: label }] };
    });
}
