import { type FlagName, featureFlags } from '@selvedge/contract/feature-flag.ts';
import { fold } from '../lists/filter-markets.ts';
import { type FlagState, type FlagStates, flagNames } from './flag-state.ts';
import { flagTitle } from './flag-title.ts';

export type FlagGroup = (typeof featureFlags)[FlagName]['group'];
export type ShownFlag = { name: FlagName; state: FlagState };

/** The flags that match, in the groups and the order of the contract. A group without a match is left out. */
export function groupFlags(states: FlagStates, { query, isOnlyChanged }: { query: string; isOnlyChanged: boolean }) {
  const words = fold(query).split(/\s+/).filter(Boolean);
  const groups = new Map<FlagGroup, ShownFlag[]>();
  for (const name of flagNames) {
    const { group, description } = featureFlags[name];
    const haystack = fold(`${name} ${flagTitle(name)} ${description} ${group}`);
    const state = states[name];
    if (!words.every((word) => haystack.includes(word)) || (isOnlyChanged && !isChanged(name, state))) continue;
    groups.set(group, [...(groups.get(group) ?? []), { name, state }]);
  }
  return [...groups].map(([group, flags]) => ({ group, flags }));
}

/** A flag whose change failed or was overtaken stays in view, whatever its value. */
export function isChanged(name: string, { value, phase }: FlagState): boolean {
  return value !== featureFlags[name as FlagName].default || phase === 'failed' || phase === 'overtaken';
}
