import type { RichNode } from '@selvedge/contract/content/rich-node.ts';

/** CMS-078, CMS-079 rich text of at most `limit` words. A text that is longer by no more than `buffer` words is left whole. */
export function limitWords(nodes: readonly RichNode[], limit: number, buffer = 0): readonly RichNode[] {
  if (countWords(nodes) <= limit + buffer) return nodes;
  return cut(nodes, { left: limit });
}

function cut(nodes: readonly RichNode[], state: { left: number }): RichNode[] {
  const kept: RichNode[] = [];
  for (const node of nodes) {
    if (state.left <= 0) break;
    kept.push(
      node.text === undefined
        ? { ...node, ...(node.children && { children: cut(node.children, state) }) }
        : { text: take(node.text, state) },
    );
  }
  return kept;
}

function take(text: string, state: { left: number }): string {
  let end = 0;
  for (const { 0: word, index } of text.matchAll(/\S+/g)) {
    if (state.left === 0) return `${text.slice(0, end)}…`;
    state.left -= 1;
    end = index + word.length;
  }
  return state.left === 0 ? `${text.slice(0, end)}…` : text;
}

export function countWords(nodes: readonly RichNode[]): number {
  return nodes.reduce((sum, { text, children = [] }) => sum + (text?.match(/\S+/g)?.length ?? 0) + countWords(children), 0);
}
