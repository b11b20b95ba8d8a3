import { wrapError } from '@selvedge/contract/error-wrapper.ts';
import { type FeatureToggles, featureFlags } from '@selvedge/contract/feature-flag.ts';
import { type FlagCellChange, flags } from '@selvedge/contract/studio/flags.ts';
import { describe, expect, test } from 'vitest';
import { createNoticeBoard } from '../lib/create-notice-board.ts';
import type { Call } from '../lib/studio-context.tsx';
import { createFlagStore } from './create-flag-store.ts';

const defaults = Object.fromEntries(Object.entries(featureFlags).map(([name, flag]) => [name, flag.default])) as FeatureToggles;
const at = '2026-11-15T10:00:00.000Z';
const market = 'da-DK';

type Own = Record<string, boolean | number>;

/** A shop with one market, as far as its flags go: `everywhere` holds for every market, `own` for this one. */
function openShop(everywhere: Own = {}) {
  const shop = { status: 200, own: {} as Own, asked: [] as FlagCellChange[] };
  const cellsOf = (of: string, values: Own) => Object.entries(values).map(([name, value]) => ({ market: of, name, value, at }));
  const refuse = (status: number) => ({ hasError: true, error: wrapError({ status }), response: undefined });
  const change = ({ changes }: { changes: FlagCellChange[] }) => {
    shop.asked.push(...changes);
    if (changes.some(({ name, before }) => (shop.own[name] ?? null) !== before)) return false;
    for (const { name, value } of changes) {
      if (value === null) delete shop.own[name];
      else shop.own[name] = value;
    }
    return true;
  };
  const call = (async (definition: unknown, sent: { body?: { changes: FlagCellChange[] }; query?: { name: string } }) => {
    if (shop.status !== 200) return refuse(shop.status);
    if (definition === flags.change && !change(sent.body!)) return refuse(409);
    if (definition === flags.history) {
      const after = shop.own[sent.query!.name] ?? null;
      return { hasError: false, data: [{ at, who: 'ada@example.com', name: 'Ada', before: null, after }] };
    }
    if (definition === flags.matrix || definition === flags.change)
      return { hasError: false, data: [...cellsOf('*', everywhere), ...cellsOf(market, shop.own)] };
    return { hasError: false, data: { ...defaults, ...everywhere, ...shop.own } };
  }) as unknown as Call;
  const notices = createNoticeBoard();
  return { shop, notices, store: createFlagStore({ call, notices, wait: async () => {} }) };
}

const settled = () => new Promise((done) => setTimeout(done, 0));

describe('the flags of a market', () => {
  test('a switch is stored, goes live and can be undone', async () => {
    const { store, notices, shop } = openShop();
    await store.load(market);
    await store.change({ market, name: 'quickBuy', value: false });
    expect(store.read(market)?.quickBuy).toMatchObject({ value: false, phase: 'live' });
    notices.undo();
    await settled();
    expect(store.read(market)?.quickBuy.value).toBe(true);
    expect(shop.own).toEqual({});
  });

  test('undo gives back what there was, also where every market differs from the default', async () => {
    const { store, notices, shop } = openShop({ quickBuy: false });
    shop.own.quickBuy = true;
    await store.load(market);
    await store.change({ market, name: 'quickBuy', value: false });
    expect(shop.own).toEqual({});
    notices.undo();
    await settled();
    expect(store.read(market)?.quickBuy.value).toBe(true);
    expect(shop.own).toEqual({ quickBuy: true });
  });

  test('two quick clicks arrive in their order, the second knowing of the first', async () => {
    const { store, shop } = openShop();
    await store.load(market);
    await Promise.all([false, true].map((value) => store.change({ market, name: 'quickBuy', value })));
    expect(shop.asked).toEqual([
      { market, name: 'quickBuy', before: null, value: false },
      { market, name: 'quickBuy', before: false, value: null },
    ]);
    expect(store.read(market)?.quickBuy.value).toBe(true);
  });

  test('a shop that is away changes nothing and says so', async () => {
    const { store, notices, shop } = openShop();
    await store.load(market);
    shop.status = 503;
    await store.change({ market, name: 'idleTimerMs', value: 5 });
    expect(store.read(market)?.idleTimerMs).toMatchObject({ value: 30000, phase: 'failed', wanted: 5, error: 'error.unreachable' });
    expect(notices.read()).toMatchObject([{ kind: 'failed' }]);
  });

  test('what a colleague has set meanwhile is shown with their name, and set anew only by whoever has seen it', async () => {
    const { store, notices, shop } = openShop();
    await store.load(market);
    shop.own.idleTimerMs = 90;
    await store.change({ market, name: 'idleTimerMs', value: 45 });
    expect(shop.own).toEqual({ idleTimerMs: 90 });
    expect(store.read(market)?.idleTimerMs).toMatchObject({ value: 90, phase: 'overtaken', wanted: 45, by: { name: 'Ada' } });
    expect(notices.read()).toMatchObject([{ kind: 'failed', text: expect.stringMatching(/^Ada set .* 90 in da-DK/) }]);
    await store.change({ market, name: 'idleTimerMs', value: 45 });
    expect(shop.own).toEqual({ idleTimerMs: 45 });
  });

  test('clicks that waited behind one that was refused are not sent', async () => {
    const { store, shop } = openShop();
    await store.load(market);
    shop.own.idleTimerMs = 90;
    await Promise.all([45, 46].map((value) => store.change({ market, name: 'idleTimerMs', value })));
    expect(shop.own).toEqual({ idleTimerMs: 90 });
    expect(store.read(market)?.idleTimerMs).toMatchObject({ value: 90, phase: 'overtaken', wanted: 46 });
  });

  test('an undo leaves alone what a colleague has set since', async () => {
    const { store, notices, shop } = openShop();
    await store.load(market);
    await store.change({ market, name: 'idleTimerMs', value: 45 });
    shop.own.idleTimerMs = 90;
    await store.load(market);
    notices.undo();
    await settled();
    expect(shop.own).toEqual({ idleTimerMs: 90 });
  });
});
