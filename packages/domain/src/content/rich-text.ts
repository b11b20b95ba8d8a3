import { parseMarkdown } from './parse-markdown.ts';
import { type RichNode, richTags, safeUrl } from './rich-nodes.ts';

const blockTags = new Set(['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'blockquote', 'hr']);
/** What these hold is never meant to be read. */
const silentTags = new Set([
  'script',
  'style',
  'template',
  'iframe',
  'object',
  'noscript',
  'svg',
  'math',
  'title',
  'textarea',
  'select',
  'xmp',
  'plaintext',
  'noembed',
  'noframes',
]);
const renamed: Record<string, string> = {
  b: 'strong',
  i: 'em',
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
  del: 's',
  strike: 's',
  div: 'p',
  section: 'p',
  article: 'p',
  header: 'p',
  footer: 'p',
  td: 'p',
  th: 'p',
  tr: 'p',
  pre: 'p',
};

/** Nobody writes so deep; a text that does wants to break what shows it. */
const deepest = 24;

/** Rich text as nodes of an allow-list. What begins with one of its block tags is HTML; everything else is light markdown. */
export function parseRichText(text: string): RichNode[] {
  return /^\s*<(p|h[2-4]|ul|ol|blockquote|hr)[\s>/]/i.test(text) ? parseHtml(text) : parseMarkdown(text);
}

/** Whether an editor's text is HTML at all: then it is cleaned when it is saved. Markdown and plain words stay as they are. */
export function looksLikeHtml(text: string): boolean {
  return /^\s*<[a-z!/?]/i.test(text);
}

/**
 * A tolerant reader: unknown tags are dropped and their words kept, attributes are dropped but for the target of a link. The result
 * is made into elements, never into HTML that a browser would read again, so nothing can be hidden in how two parsers differ.
 */
export function parseHtml(html: string): RichNode[] {
  const root: RichNode = { tag: 'root', children: [] };
  const open: RichNode[] = [root];
  const tokens = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][a-z0-9]*)((?:"[^"]*"|'[^']*'|[^'">])*)>?|([^<]+|<)/gi;
  const endOf = lastEnds(html);
  let silent: string | undefined;
  for (const { 1: slash, 2: rawName, 3: attributes, 4: words, index } of html.matchAll(tokens)) {
    const name = rawName?.toLowerCase();
    if (silent) {
      if (slash && name === silent) silent = undefined;
      continue;
    }
    if (words !== undefined) addText(open, decode(words));
    else if (name && slash) close(open, renamed[name] ?? name);
    // One that is never closed would swallow everything after it.
    else if (name && silentTags.has(name)) silent = endOf(name) > index ? name : undefined;
    else if (name) start(open, renamed[name] ?? name, attributes ?? '');
  }
  return tidy(root.children ?? []);
}

/** Where a tag is closed for the last time; looked up once for each name, however often it is opened. */
function lastEnds(html: string): (name: string) => number {
  const lower = html.toLowerCase();
  const known = new Map<string, number>();
  return (name) => {
    const end = known.get(name) ?? lower.lastIndexOf(`</${name}`);
    known.set(name, end);
    return end;
  };
}

function start(open: RichNode[], tag: string, attributes: string): void {
  if (!richTags.has(tag) || open.length > deepest) return;
  if (tag === 'a') close(open, 'a');
  if (blockTags.has(tag) || tag === 'li') closeBlocks(open, tag);
  const node: RichNode = tag === 'br' || tag === 'hr' ? { tag } : { tag, children: [] };
  if (tag === 'a') Object.assign(node, linkOf(attributes));
  parentOf(open).children?.push(node);
  if (node.children) open.push(node);
}

/** A paragraph ends where the next block begins; a list item where the next item does. Lists may stand inside an item. */
function closeBlocks(open: RichNode[], tag: string): void {
  while (open.length > 1) {
    const last = open.at(-1)!;
    const isContainer = last.tag === 'li' || last.tag === 'blockquote' || last.tag === 'ul' || last.tag === 'ol';
    if (tag === 'li' ? last.tag === 'ul' || last.tag === 'ol' : isContainer) break;
    open.pop();
  }
}

function close(open: RichNode[], tag: string): void {
  const at = open.findLastIndex((node) => node.tag === tag);
  if (at > 0) open.length = at;
}

function addText(open: RichNode[], text: string): void {
  parentOf(open).children?.push({ text });
}

const parentOf = (open: RichNode[]): RichNode => open.at(-1)!;

function linkOf(attributes: string): { url?: string } {
  const found = /(?:^|[\s"'/])href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(attributes);
  const url = found && safeUrl(decode(found[1] ?? found[2] ?? found[3] ?? ''));
  return url ? { url } : {};
}

/** Words that stand between blocks become paragraphs of their own; what holds nothing is dropped. */
function tidy(nodes: readonly RichNode[]): RichNode[] {
  const made: RichNode[] = [];
  for (const node of nodes) {
    if (isBlock(node)) made.push(node);
    else if (node.tag === 'li') made.push({ tag: 'ul', children: [node] });
    else if (made.at(-1)?.tag === 'p' && made.at(-1)?.loose) made.at(-1)!.children!.push(node);
    else if (node.tag !== undefined || node.text?.trim()) made.push({ tag: 'p', loose: true, children: [node] });
  }
  return made.map(({ loose: _, ...node }) => node).filter(hasContent);
}

const isBlock = ({ tag }: RichNode) => tag !== undefined && blockTags.has(tag);

function hasContent({ tag, text, children }: RichNode): boolean {
  if (tag === 'hr') return true;
  return text === undefined ? (children ?? []).some((child) => child.tag === 'br' || hasContent(child)) : text.trim() !== '';
}

const named: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  colon: ':',
  tab: '\t',
  newline: '\n',
  rsquo: '’',
  lsquo: '‘',
  rdquo: '”',
  ldquo: '“',
  euro: '€',
  pound: '£',
  copy: '©',
  reg: '®',
  times: '×',
  shy: '\u00ad',
};

function decode(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));?/gi, (whole, decimal, hex, name) => {
    if (name) return named[name] ?? named[name.toLowerCase()] ?? whole;
    const code = Number.parseInt(decimal ?? hex, decimal ? 10 : 16);
    return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code < 0xe000) ? String.fromCodePoint(code) : '';
  });
}
