import type { RichNode } from '@selvedge/contract/content/rich-node.ts';

/** Terms of every market lead to pages of each: `{market}` in words and addresses is the one that they are read in. */
export function fillMarket(nodes: readonly RichNode[], market: string): RichNode[] {
  const fill = (text: string) => text.replaceAll('{market}', market);
  return nodes.map(({ text, url, children, ...node }) => ({
    ...node,
    ...(text !== undefined && { text: fill(text) }),
    ...(url !== undefined && { url: fill(url) }),
    ...(children && { children: fillMarket(children, market) }),
  }));
}
