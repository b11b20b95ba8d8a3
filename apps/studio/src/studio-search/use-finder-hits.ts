import type { MarketSettings } from '@selvedge/contract/market.ts';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { navigate } from '../lib/router.ts';
import type { Screen } from '../lib/screen.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { groupHits } from './group-hits.ts';
import type { Hit } from './hit.ts';
import { actionsFor, localHits } from './local-hits.ts';
import { recentHits, rememberHit } from './recent-hits.ts';
import { useFound } from './use-found.ts';
export type FinderProps = {
  /** Those that the member may open. */
  screens: readonly Screen[];
  markets: readonly MarketSettings[];
  onClose: () => void;
  onSignOut: () => void;
};

/** What is typed, what is found for it, and the hit that the arrows stand on. */
export function useFinderHits({ screens, markets, onClose, onSignOut }: FinderProps) {
  const { member } = useStudio();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  const search = typed.trim();
  const found = useFound(search);
  const groups = useMemo(() => {
    const { rights } = member;
    if (search === '') return groupHits([...recentHits(), ...actionsFor(rights, onSignOut)]);
    return groupHits([...localHits(search, { screens, rights, markets, onSignOut }), ...found.hits]);
  }, [search, found.hits, member, screens, markets, onSignOut]);
  const hits = groups.flatMap((group) => group.hits);
  const at = Math.min(chosen, hits.length - 1);

  function choose(hit: Hit | undefined, inNewTab: boolean): void {
    if (!hit) return;
    rememberHit(hit);
    onClose();
    if (!hit.url) hit.run?.();
    else if (inNewTab) open(hit.url, '_blank', 'noopener');
    else navigate(hit.url);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && hits.length > 0) setChosen((at + step + hits.length) % hits.length);
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing) choose(hits[at], event.ctrlKey || event.metaKey);
    else return;
    event.preventDefault();
  }

  function type(words: string): void {
    setTyped(words);
    setChosen(0);
  }

  return { typed, type, search, found, groups, hits, at, setChosen, choose, onKeyDown };
}
