import { type RichNode, type RichTag, richTags, safeUrl } from '@selvedge/contract/content/rich-node.ts';

/** HTML that a parser has read, whichever it was: words, or an element with what it holds. */
export type Markup = { text: string } | { name: string; href?: string | undefined; children: Iterable<Markup> };

const allowed: ReadonlySet<string> = new Set(richTags);
const blockTags: ReadonlySet<string | undefined> = new Set(['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'blockquote', 'hr']);
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
const renamed: Record<string, RichTag> = {
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

/** Nobody writes so deep; what stands deeper keeps its words. */
const deepest = 24;

/** Rich text from HTML: unknown elements are dropped and their words kept, attributes are dropped but for the target of a link. */
export function readMarkup(markup: Iterable<Markup>): RichNode[] {
  const root: RichNode = { children: [] };
  readInto([root], markup);
  return tidy(root.children ?? []);
}

function readInto(open: RichNode[], markup: Iterable<Markup>): void {
  for (const part of markup) {
    if ('text' in part) addText(open, part.text);
    else if (!silentTags.has(part.name)) {
      const node = start(open, part);
      readInto(open, part.children);
      const at = node ? open.lastIndexOf(node) : -1;
      if (at > 0) open.length = at;
    }
  }
}

function start(open: RichNode[], { name, href }: { name: string; href?: string | undefined }): RichNode | undefined {
  const tag = Object.hasOwn(renamed, name) ? renamed[name]! : (name as RichTag);
  if (!allowed.has(tag) || open.length > deepest) return undefined;
  if (blockTags.has(tag) || tag === 'li') closeBlocks(open, tag);
  const url = tag === 'a' && href !== undefined ? safeUrl(href) : undefined;
  const node: RichNode = tag === 'br' || tag === 'hr' ? { tag } : { tag, ...(url && { url }), children: [] };
  open.at(-1)!.children!.push(node);
  if (node.children) open.push(node);
  return node;
}

/** A paragraph ends where the next block begins; a list item where the next item does. Lists may stand inside an item. */
function closeBlocks(open: RichNode[], tag: RichTag): void {
  while (open.length > 1) {
    const last = open.at(-1)!.tag;
    const isList = last === 'ul' || last === 'ol';
    if (tag === 'li' ? isList : isList || last === 'li' || last === 'blockquote') break;
    open.pop();
  }
}

function addText(open: RichNode[], text: string): void {
  const { tag, children } = open.at(-1)!;
  const isBetweenItems = (tag === 'ul' || tag === 'ol') && text.trim() === '';
  if (!isBetweenItems) children!.push({ text });
}

/** Words that stand between blocks become paragraphs of their own; what holds nothing is dropped. */
function tidy(nodes: readonly RichNode[]): RichNode[] {
  const made: RichNode[] = [];
  let loose: RichNode | undefined;
  for (const node of nodes) {
    if (blockTags.has(node.tag) || node.tag === 'li') {
      loose = undefined;
      made.push(node.tag === 'li' ? { tag: 'ul', children: [node] } : node);
    } else if (loose) loose.children!.push(node);
    else if (node.tag !== undefined || node.text?.trim()) {
      loose = { tag: 'p', children: [node] };
      made.push(loose);
    }
  }
  return made.filter(hasContent);
}

function hasContent({ tag, text, children }: RichNode): boolean {
  if (tag === 'hr') return true;
  return text === undefined ? (children ?? []).some((child) => child.tag === 'br' || hasContent(child)) : text.trim() !== '';
}
