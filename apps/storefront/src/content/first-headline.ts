import type { PageRow } from '@selvedge/contract/page.ts';

/** The headline that the first block of a page will show; empty when it shows none. */
export function firstHeadline(rows: readonly PageRow[]): string {
  const block = rows[0]?.blocks[0];
  const own = block?._alias === 'divisionMode' ? (block.halves as { headline?: unknown }[] | undefined)?.[0]?.headline : block?.headline;
  return typeof own === 'string' ? own : '';
}
