import type { RichNode } from '@selvedge/contract/content/rich-node.ts';
import { type Markup, readMarkup } from '@selvedge/domain/content/read-markup.ts';

/** What the editor of words has written, read by the browser itself into a document that is never shown and runs nothing. */
export function readHtml(html: string): RichNode[] {
  return readMarkup(markupOf(new DOMParser().parseFromString(html, 'text/html').body.childNodes));
}

function* markupOf(nodes: Iterable<Node>): Generator<Markup> {
  for (const node of nodes) {
    if (node instanceof Text) yield { text: node.data };
    else if (node instanceof Element)
      yield { name: node.localName, href: node.getAttribute('href') ?? undefined, children: markupOf(node.childNodes) };
  }
}
