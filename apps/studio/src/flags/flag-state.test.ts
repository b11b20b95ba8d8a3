import { type FeatureToggles, featureFlags } from '@selvedge/contract/feature-flag.ts';
import type { PastFlag } from '@selvedge/contract/studio/flags.ts';
import { describe, expect, test } from 'vitest';
import { type FlagEvent, type FlagStates, nextFlags, type ShownFlags } from './flag-state.ts';

/** The flags of a market; `over` is what it has set itself. */
const shown = (over: Partial<FeatureToggles> = {}): ShownFlags => {
  const cells = Object.entries(featureFlags).map(([name, { default: inherited }]) => {
    const own = over[name as keyof FeatureToggles] ?? null;
    return [name, { own, inherited, value: own ?? inherited }];
  });
  return Object.fromEntries(cells);
};

const play = (...events: FlagEvent[]): FlagStates =>
  [{ type: 'loaded', shown: shown() } as FlagEvent, ...events].reduce<FlagStates | undefined>(nextFlags, undefined)!;

const off = (change: number): FlagEvent => ({ type: 'wanted', name: 'quickBuy', value: false, change });

describe('a flag that is switched', () => {
  test('shows its new value before the shop has answered', () => {
    expect(play(off(1)).quickBuy).toMatchObject({ value: false, saved: { value: true }, phase: 'saving' });
  });

  test('goes back to what is stored when the shop refuses, and remembers what was wanted', () => {
    const { quickBuy } = play(off(1), { type: 'failed', name: 'quickBuy', change: 1, error: 'error.unreachable' });
    expect(quickBuy).toMatchObject({ value: true, phase: 'failed', wanted: false, error: 'error.unreachable' });
  });

  test('is live only when visitors get it', () => {
    const saved: FlagEvent = { type: 'saved', name: 'quickBuy', change: 1, shown: shown({ quickBuy: false }).quickBuy };
    expect(play(off(1), saved).quickBuy).toMatchObject({ value: false, phase: 'checking' });
    expect(play(off(1), saved, { type: 'live', name: 'quickBuy', change: 1 }).quickBuy.phase).toBe('live');
  });

  test('is not switched back by the answer to an earlier change', () => {
    const again: FlagEvent = { type: 'wanted', name: 'quickBuy', value: true, change: 2 };
    const late: FlagEvent = { type: 'saved', name: 'quickBuy', change: 1, shown: shown({ quickBuy: false }).quickBuy };
    expect(play(off(1), again, late).quickBuy).toMatchObject({ value: true, saved: { own: false }, phase: 'saving' });
  });

  test('is not switched back by flags that were read a moment before', () => {
    expect(play(off(1), { type: 'loaded', shown: shown() }).quickBuy.value).toBe(false);
  });

  test('shows what a colleague changed meanwhile', () => {
    expect(play({ type: 'loaded', shown: shown({ idleTimerMs: 5 }) }).idleTimerMs).toMatchObject({ value: 5, phase: 'idle' });
  });

  test('that is reset shows its default at once', () => {
    expect(play({ type: 'wanted', name: 'idleTimerMs', value: null, change: 1 }).idleTimerMs.value).toBe(30000);
  });

  test('that a colleague has switched shows theirs, who it was, and what was wanted', () => {
    const by: PastFlag = { at: '2026-11-15T10:00:00.000Z', who: 'ada@example.com', name: 'Ada', before: null, after: 90 };
    const wanted: FlagEvent = { type: 'wanted', name: 'idleTimerMs', value: 45, change: 1 };
    const overtaken: FlagEvent = { type: 'overtaken', name: 'idleTimerMs', shown: shown({ idleTimerMs: 90 }).idleTimerMs, by };
    const { idleTimerMs } = play(wanted, overtaken);
    expect(idleTimerMs).toMatchObject({ value: 90, saved: { own: 90 }, phase: 'overtaken', wanted: 45, by });
    const again: FlagEvent = { type: 'wanted', name: 'idleTimerMs', value: 45, change: 2 };
    expect(play(wanted, overtaken, again).idleTimerMs).not.toHaveProperty('by');
  });
});
