export type Inline = { text: string; url?: string };
export type Part =
  | { kind: 'heading'; children: Inline[] }
  | { kind: 'paragraph'; children: Inline[] }
  | { kind: 'list'; items: Inline[][] };

/** Blank lines part paragraphs; `##` is a heading, `- ` a list, `[text](url)` a link. Everything else is plain words. */
export function parseMarkdown(text: string): Part[] {
  return text
    .trim()
    .split(/\n\s*\n/)
    .filter((part) => part.trim() !== '')
    .flatMap((part) => partsOf(part.split('\n').map((line) => line.trim())));
}

function partsOf(lines: readonly string[]): Part[] {
  const parts: Part[] = [];
  for (const line of lines) {
    const last = parts.at(-1);
    if (/^#{2,3} /.test(line)) parts.push({ kind: 'heading', children: parseInline(line.replace(/^#+ /, '')) });
    else if (line.startsWith('- ')) {
      const item = parseInline(line.slice(2));
      if (last?.kind === 'list') last.items.push(item);
      else parts.push({ kind: 'list', items: [item] });
    } else if (last?.kind === 'paragraph') last.children.push({ text: ' ' }, ...parseInline(line));
    else parts.push({ kind: 'paragraph', children: parseInline(line) });
  }
  return parts;
}

function parseInline(text: string): Inline[] {
  return text
    .split(/(\[[^\]]+\]\([^()\s]+\))/)
    .filter((piece) => piece !== '')
    .map((piece) => {
      const [, label, url] = /^\[([^\]]+)\]\(([^()\s]+)\)$/.exec(piece) ?? [];
      return label && url ? { text: label, ...(isSafeUrl(url) && { url }) } : { text: piece };
    });
}

/** `javascript:` and friends would run with the shop's rights when clicked. */
const isSafeUrl = (url: string) => /^(https?:\/\/|mailto:|tel:|#|\/(?!\/))/i.test(url);
