import type { RichNode } from '@selvedge/contract/content/rich-node.ts';
import { limitWords } from '@selvedge/domain/content/limit-words.ts';
import { RichLine } from '../rich-text.tsx';

/** One line of rich text, of so many words at most. */
export function LimitedLine({ nodes, wordLimit }: { nodes: readonly RichNode[]; wordLimit: number | undefined }) {
  return <RichLine nodes={wordLimit ? limitWords(nodes, wordLimit) : nodes} />;
}
