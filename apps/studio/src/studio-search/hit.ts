import type { FoundKind } from '@selvedge/contract/studio/studio-search.ts';

export type HitGroup = 'recent' | 'screen' | 'action' | 'market' | 'flag' | FoundKind;

/** One line of the search. Without an address it does something instead. */
export type Hit = { key: string; group: HitGroup; title: string; note: string; score: number; url?: string; run?: () => void };

/** People, and what leads to them, are not remembered on the device. */
const forgotten: ReadonlySet<HitGroup> = new Set(['customer', 'order', 'giftCard']);

export function isRemembered({ group, url }: Hit): boolean {
  return url !== undefined && !forgotten.has(group);
}
