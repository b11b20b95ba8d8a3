import type { RichNode } from '@selvedge/contract/content/rich-node.ts';
import { limitWords } from '@selvedge/domain/content/limit-words.ts';
import { createElement, type ReactNode } from 'react';
import { linkTarget } from './link-target.ts';
import styles from './rich-text.module.css';

type RichTextProps = { nodes: readonly RichNode[]; heading?: 'h2' | 'h3'; wordLimit?: number; buffers?: number };

/** Rich text as elements, node by node: nothing here reads HTML, so content can't bring scripts. */
export function RichText({ nodes, heading = 'h3', wordLimit, buffers }: RichTextProps) {
  const shown = wordLimit ? limitWords(nodes, wordLimit, buffers) : nodes;
  return <div className={styles.prose}>{shown.map((node, index) => element(node, index, heading))}</div>;
}

/** One paragraph is shown without its own: inside a line, a label or a button. */
export function RichLine({ nodes }: { nodes: readonly RichNode[] }) {
  return nodes.flatMap((node, index) => [
    ...(index > 0 ? [' '] : []),
    ...(node.children ?? []).map((child, at) => element(child, `${index} ${at}`, 'h3')),
  ]);
}

function element(node: RichNode, key: number | string, heading: 'h2' | 'h3'): ReactNode {
  if (node.text !== undefined) return node.text;
  const tag = node.tag === 'h2' ? heading : node.tag === 'h3' && heading === 'h3' ? 'h4' : node.tag!;
  const children = node.children?.map((child, index) => element(child, index, heading));
  if (tag !== 'a') return createElement(tag, { key }, children);
  // A link whose target was not safe keeps its words.
  if (!node.url) return createElement('span', { key }, children);
  return createElement('a', { key, href: node.url, ...linkTarget({ url: node.url, openInCurrentTab: true }) }, children);
}
