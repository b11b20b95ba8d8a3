import { type FeatureToggles, type FlagName, featureFlags } from '@selvedge/contract/feature-flag.ts';
import type { TextKey } from '../texts.ts';

export type FlagValue = boolean | number;

/**
 * saving: shown already, not yet answered. checking: stored, not yet what visitors get. live: visitors get it.
 * failed: rolled back; `wanted` is what to try again.
 */
export type FlagState = {
  value: FlagValue;
  saved: FlagValue;
  phase: 'idle' | 'saving' | 'checking' | 'live' | 'failed';
  /** The number of the latest change: answers to earlier ones must not overwrite what is shown. */
  change: number;
  wanted?: FlagValue | null;
  error?: TextKey;
};

export type FlagStates = Record<FlagName, FlagState>;

export type FlagEvent =
  | { type: 'loaded'; toggles: FeatureToggles }
  | { type: 'wanted'; name: FlagName; value: FlagValue | null; change: number }
  | { type: 'saved'; name: FlagName; change: number; toggles: FeatureToggles }
  | { type: 'live'; name: FlagName; change: number }
  | { type: 'failed'; name: FlagName; change: number; error: TextKey };

export const flagNames = Object.keys(featureFlags) as FlagName[];

/** What a market's flags look like after an event. */
export function nextFlags(states: FlagStates | undefined, event: FlagEvent): FlagStates | undefined {
  if (event.type === 'loaded') return load(states, event.toggles);
  const state = states?.[event.name];
  if (!states || !state) return states;
  if (event.type === 'wanted') {
    const { value, change } = event;
    const { error: _, ...rest } = state;
    return {
      ...states,
      [event.name]: { ...rest, value: value ?? featureFlags[event.name].default, wanted: value, change, phase: 'saving' },
    };
  }
  const isLatest = state.change === event.change;
  if (event.type === 'saved') {
    const saved = event.toggles[event.name];
    return { ...states, [event.name]: isLatest ? { value: saved, saved, change: state.change, phase: 'checking' } : { ...state, saved } };
  }
  if (!isLatest) return states;
  if (event.type === 'live') return { ...states, [event.name]: { ...state, phase: 'live' } };
  return { ...states, [event.name]: { ...state, value: state.saved, phase: 'failed', error: event.error } };
}

/** A value that is on its way stays: what was loaded may have been read a moment before it arrived. */
function load(states: FlagStates | undefined, toggles: FeatureToggles): FlagStates {
  const next = flagNames.map((name): [FlagName, FlagState] => {
    const known = states?.[name];
    const fresh = toggles[name];
    if (!known) return [name, { value: fresh, saved: fresh, phase: 'idle', change: 0 }];
    if (known.phase === 'saving' || known.phase === 'checking') return [name, known];
    if (known.phase === 'failed') return [name, { ...known, value: fresh, saved: fresh }];
    return [name, { ...known, value: fresh, saved: fresh, phase: known.value === fresh ? known.phase : 'idle' }];
  });
  return Object.fromEntries(next) as FlagStates;
}
