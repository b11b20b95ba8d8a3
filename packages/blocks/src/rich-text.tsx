import { limitWords } from '@selvedge/domain/content/limit-words.ts';
import type { RichNode } from '@selvedge/domain/content/rich-nodes.ts';
import { parseRichText } from '@selvedge/domain/content/rich-text.ts';
import { createElement, type ReactNode } from 'react';
import { linkTarget } from './link-target.ts';
import styles from './rich-text.module.css';

type RichTextProps = { text: string; heading?: 'h2' | 'h3'; wordLimit?: number; buffers?: number };

/** Rich text as elements of the allow-list, never as HTML text: content can't bring scripts. */
export function RichText({ text, heading = 'h3', wordLimit, buffers }: RichTextProps) {
  const nodes = parseRichText(text);
  return <RichNodes nodes={wordLimit ? limitWords(nodes, wordLimit, buffers) : nodes} heading={heading} />;
}

export function RichNodes({ nodes, heading = 'h3' }: { nodes: readonly RichNode[]; heading?: 'h2' | 'h3' }) {
  return <div className={styles.prose}>{nodes.map((node, index) => element(node, index, heading))}</div>;
}

/** One paragraph is shown without its own: inside a line, a label or a button. */
export function RichLine({ text }: { text: string }) {
  const nodes = parseRichText(text);
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
