import { type RichNode, safeUrl } from '@selvedge/contract/content/rich-node.ts';

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
      const item: RichNode = { tag: 'li', children: parseInline(line.replace(/^(-|\d+\.) /, '')) };
      if (last?.tag === list) last.children!.push(item);
      else parts.push({ tag: list, children: [item] });
    } else if (last?.tag === 'p') last.children!.push({ text: ' ' }, ...parseInline(line));
    else parts.push({ tag: 'p', children: parseInline(line) });
  }
  return parts;
}

/** Every character is looked at a bounded number of times: sixty thousand brackets are read as quickly as sixty thousand words. */
function parseInline(text: string): RichNode[] {
  const nodes: RichNode[] = [];
  const linkFrom = linkFinder(text);
  let plainFrom = 0;
  for (let at = nextMark(text, 0); at >= 0; ) {
    const found = text[at] === '[' ? linkFrom(at) : strongFrom(text, at);
    if (found) {
      if (at > plainFrom) nodes.push({ text: text.slice(plainFrom, at) });
      nodes.push(found.node);
      plainFrom = found.end;
    }
    at = nextMark(text, found?.end ?? at + 1);
  }
  if (plainFrom < text.length) nodes.push({ text: text.slice(plainFrom) });
  return nodes;
}

type Found = { node: RichNode; end: number } | undefined;

function nextMark(text: string, from: number): number {
  for (let at = from; at < text.length; at += 1) if (text[at] === '[' || text[at] === '*') return at;
  return -1;
}

function strongFrom(text: string, at: number): Found {
  if (!text.startsWith('**', at) || text[at + 2] === '*') return undefined;
  const end = text.indexOf('*', at + 2);
  if (end < 0 || !text.startsWith('**', end)) return undefined;
  return { node: { tag: 'strong', children: [{ text: text.slice(at + 2, end) }] }, end: end + 2 };
}

/** `[label](address)`. All brackets before a `]` share it and what follows it, so both are looked up once. */
function linkFinder(text: string): (at: number) => Found {
  let close = -1;
  let address: string | undefined;
  return (at) => {
    if (close < at) {
      const next = text.indexOf(']', at);
      close = next < 0 ? text.length : next;
      address = addressFrom(text, close + 1);
    }
    if (!address || close === at + 1) return undefined;
    const url = safeUrl(address);
    const node: RichNode = { tag: 'a', ...(url && { url }), children: [{ text: text.slice(at + 1, close) }] };
    return { node, end: close + address.length + 3 };
  };
}

const addressPattern = /\(([^()\s]+)\)/y;

function addressFrom(text: string, at: number): string | undefined {
  addressPattern.lastIndex = at;
  return addressPattern.exec(text)?.[1];
}
