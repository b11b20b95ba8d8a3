import type { FoundKind } from '@selvedge/contract/studio/studio-search.ts';

export type HitGroup = 'recent' | 'screen' | 'action' | 'market' | 'flag' | FoundKind;

/** One line of the search. Without an address it does something instead. */
export type Hit = { key: string; group: HitGroup; title: string; note: string; score: number; url?: string; run?: () => void };
