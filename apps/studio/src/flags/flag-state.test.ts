import { type FeatureToggles, featureFlags } from '@selvedge/contract/feature-flag.ts';
import { describe, expect, test } from 'vitest';
import { type FlagEvent, type FlagStates, nextFlags } from './flag-state.ts';

const toggles = (over: Partial<FeatureToggles> = {}) =>
  ({ ...Object.fromEntries(Object.entries(featureFlags).map(([name, flag]) => [name, flag.default])), ...over }) as FeatureToggles;

const play = (...events: FlagEvent[]): FlagStates =>
  [{ type: 'loaded', toggles: toggles() } as FlagEvent, ...events].reduce<FlagStates | undefined>(nextFlags, undefined)!;

const off = (change: number): FlagEvent => ({ type: 'wanted', name: 'quickBuy', value: false, change });

describe('a flag that is switched', () => {
  test('shows its new value before the shop has answered', () => {
    expect(play(off(1)).quickBuy).toMatchObject({ value: false, saved: true, phase: 'saving' });
  });

  test('goes back to what is stored when the shop refuses, and remembers what was wanted', () => {
    const { quickBuy } = play(off(1), { type: 'failed', name: 'quickBuy', change: 1, error: 'error.unreachable' });
    expect(quickBuy).toMatchObject({ value: true, phase: 'failed', wanted: false, error: 'error.unreachable' });
  });

  test('is live only when visitors get it', () => {
    const saved: FlagEvent = { type: 'saved', name: 'quickBuy', change: 1, toggles: toggles({ quickBuy: false }) };
    expect(play(off(1), saved).quickBuy).toMatchObject({ value: false, phase: 'checking' });
    expect(play(off(1), saved, { type: 'live', name: 'quickBuy', change: 1 }).quickBuy.phase).toBe('live');
  });

  test('is not switched back by the answer to an earlier change', () => {
    const again: FlagEvent = { type: 'wanted', name: 'quickBuy', value: true, change: 2 };
    const late: FlagEvent = { type: 'saved', name: 'quickBuy', change: 1, toggles: toggles({ quickBuy: false }) };
    expect(play(off(1), again, late).quickBuy).toMatchObject({ value: true, saved: false, phase: 'saving' });
  });

  test('is not switched back by flags that were read a moment before', () => {
    expect(play(off(1), { type: 'loaded', toggles: toggles() }).quickBuy.value).toBe(false);
  });

  test('shows what a colleague changed meanwhile', () => {
    expect(play({ type: 'loaded', toggles: toggles({ idleTimerMs: 5 }) }).idleTimerMs).toMatchObject({ value: 5, phase: 'idle' });
  });

  test('that is reset shows its default at once', () => {
    expect(play({ type: 'wanted', name: 'idleTimerMs', value: null, change: 1 }).idleTimerMs.value).toBe(30000);
  });
});
