import type { ReactNode } from 'react';

/** What every block is given: its content, and how it stands on the page. */
export type BlockProps<B> = {
  block: B;
  /** Blocks in the same row, this one included. */
  inRow: number;
  /** The first block of the page: its picture is fetched first. */
  isFirst: boolean;
  /** The tag of the block's headline: the first one of a page without a heading of its own is the page's. */
  heading: 'h1' | 'h2';
  /** Its countdown and its code to copy, to be put where the block wants them; nothing where it has none. */
  extras?: ReactNode;
  /** Resolves when a block can be shown at once. */
  prepare: (block: { id: string; _alias: string }) => Promise<void>;
  /** Shows another block inside this one. */
  render: (block: { id: string; _alias: string }) => ReactNode;
};
