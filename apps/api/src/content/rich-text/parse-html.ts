import type { RichNode } from '@selvedge/contract/content/rich-node.ts';
import { type Markup, readMarkup } from '@selvedge/domain/content/read-markup.ts';
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parseFragment } from 'parse5';

/** The parser repeats elements that were left open in every block after them; without an end to it a short text fills the memory. */
const most = { elements: 20_000, depth: 200 } as const;

class TooMuch extends Error {}

/** Rich text as a browser would read it; undefined where it is made of so many elements, or so deep, that nobody can have meant it. */
export function parseHtml(html: string): RichNode[] | undefined {
  let [elements, depth] = [0, 0];
  const treeAdapter: typeof defaultTreeAdapter = {
    ...defaultTreeAdapter,
    createElement: (...given) => {
      elements += 1;
      if (elements > most.elements) throw new TooMuch();
      return defaultTreeAdapter.createElement(...given);
    },
    onItemPush: () => {
      depth += 1;
      if (depth > most.depth) throw new TooMuch();
    },
    onItemPop: () => {
      depth -= 1;
    },
  };
  try {
    return readMarkup(markupOf(parseFragment(html, { treeAdapter }).childNodes));
  } catch (error) {
    if (error instanceof TooMuch) return undefined;
    throw error;
  }
}

function* markupOf(nodes: readonly DefaultTreeAdapterTypes.ChildNode[]): Generator<Markup> {
  for (const node of nodes) {
    if ('value' in node) yield { text: node.value };
    else if ('tagName' in node)
      yield {
        name: node.tagName,
        href: node.attrs.find(({ name }) => name === 'href')?.value,
        children: markupOf(node.childNodes),
      };
  }
}
