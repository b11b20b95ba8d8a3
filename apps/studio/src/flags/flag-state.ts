import { type FlagName, featureFlags } from '@selvedge/contract/feature-flag.ts';
import type { PastFlag } from '@selvedge/contract/studio/flags.ts';
import type { TextKey } from '../texts/text.ts';

export type FlagValue = boolean | number;

/** What a market goes by: its own value, or what it inherits. */
export type ShownCell = { own: FlagValue | null; inherited: FlagValue; value: FlagValue };
export type ShownFlags = Record<FlagName, ShownCell>;

/**
 * saving: shown already, not yet answered. checking: stored, not yet what visitors get. live: visitors get it.
 * failed: rolled back; `wanted` is what to try again. overtaken: a colleague was quicker, and theirs is shown.
 */
export type FlagState = {
  value: FlagValue;
  saved: ShownCell;
  phase: 'idle' | 'saving' | 'checking' | 'live' | 'failed' | 'overtaken';
  /** The number of the latest change: answers to earlier ones must not overwrite what is shown. */
  change: number;
  wanted?: FlagValue | null;
  error?: TextKey;
  /** Who was quicker. */
  by?: PastFlag;
};

export type FlagStates = Record<FlagName, FlagState>;

export type FlagEvent =
  | { type: 'loaded'; shown: ShownFlags }
  | { type: 'wanted'; name: FlagName; value: FlagValue | null; change: number }
  | { type: 'saved'; name: FlagName; change: number; shown: ShownCell }
  | { type: 'live'; name: FlagName; change: number }
  | { type: 'failed'; name: FlagName; change: number; error: TextKey }
  | { type: 'overtaken'; name: FlagName; shown: ShownCell; by: PastFlag | undefined };

export const flagNames = Object.keys(featureFlags) as FlagName[];

/** What a market's flags look like after an event. */
export function nextFlags(states: FlagStates | undefined, event: FlagEvent): FlagStates | undefined {
  if (event.type === 'loaded') return load(states, event.shown);
  const state = states?.[event.name];
  if (!states || !state) return states;
  return { ...states, [event.name]: nextFlag(state, event) };
}

function nextFlag(state: FlagState, event: Exclude<FlagEvent, { type: 'loaded' }>): FlagState {
  const { error: _, by: __, ...rest } = state;
  if (event.type === 'wanted') {
    const { value, change } = event;
    return { ...rest, value: value ?? state.saved.inherited, wanted: value, change, phase: 'saving' };
  }
  // Clicks that still wait were made on what is no longer so: they go with the one that was refused.
  if (event.type === 'overtaken') {
    const { shown, by } = event;
    return { ...rest, value: shown.value, saved: shown, phase: 'overtaken', ...(by && { by }) };
  }
  const isLatest = state.change === event.change;
  if (event.type === 'saved') {
    const { shown: saved } = event;
    return isLatest ? { value: saved.value, saved, change: state.change, phase: 'checking' } : { ...state, saved };
  }
  if (!isLatest) return state;
  if (event.type === 'live') return { ...state, phase: 'live' };
  return { ...state, value: state.saved.value, phase: 'failed', error: event.error };
}

/** A value that is on its way stays: what was loaded may have been read a moment before it arrived. */
function load(states: FlagStates | undefined, shown: ShownFlags): FlagStates {
  const next = flagNames.map((name): [FlagName, FlagState] => {
    const known = states?.[name];
    const saved = shown[name];
    const { value } = saved;
    if (!known) return [name, { value, saved, phase: 'idle', change: 0 }];
    if (known.phase === 'saving' || known.phase === 'checking') return [name, known];
    if (known.phase === 'failed' || known.phase === 'overtaken') return [name, { ...known, value, saved }];
    return [name, { ...known, value, saved, phase: known.value === value ? known.phase : 'idle' }];
  });
  return Object.fromEntries(next) as FlagStates;
}
