import { wrapError } from '@selvedge/contract/error-wrapper.ts';
import { type FeatureToggles, featureFlags } from '@selvedge/contract/feature-flag.ts';
import { describe, expect, test } from 'vitest';
import type { Call } from '../lib/studio-context.tsx';
import { createNoticeBoard } from '../shell/notice-board.ts';
import { createFlagStore } from './flag-store.ts';

const defaults = Object.fromEntries(Object.entries(featureFlags).map(([name, flag]) => [name, flag.default])) as FeatureToggles;

/** A shop with one market, as far as its flags go: `everywhere` holds for every market, `own` for this one. */
function openShop(everywhere: Partial<FeatureToggles> = {}) {
  const own: Record<string, unknown> = {};
  const asked: unknown[] = [];
  const shop = { status: 200, own, asked };
  const call = (async (definition: { method: string }, sent: { body?: { name: string; value: unknown } }) => {
    if (shop.status !== 200) return { hasError: true, error: wrapError({ status: shop.status }), response: undefined };
    if (definition.method === 'PUT' && sent.body) {
      asked.push(sent.body.value);
      if (sent.body.value === null) delete own[sent.body.name];
      else own[sent.body.name] = sent.body.value;
    }
    return { hasError: false, data: { ...defaults, ...everywhere, ...own } };
  }) as unknown as Call;
  const notices = createNoticeBoard();
  return { shop, notices, store: createFlagStore({ call, notices, wait: async () => {} }) };
}

const settled = () => new Promise((done) => setTimeout(done, 0));

describe('the flags of a market', () => {
  test('a switch is stored, goes live and can be undone', async () => {
    const { store, notices, shop } = openShop();
    await store.load('da-DK');
    await store.change({ market: 'da-DK', name: 'quickBuy', value: false });
    expect(store.read('da-DK')?.quickBuy).toMatchObject({ value: false, phase: 'live' });
    notices.undo();
    await settled();
    expect(store.read('da-DK')?.quickBuy.value).toBe(true);
    expect(shop.own).toEqual({});
  });

  test('undo gives back what there was, also where every market differs from the default', async () => {
    const { store, notices, shop } = openShop({ quickBuy: false });
    shop.own.quickBuy = true;
    await store.load('da-DK');
    await store.change({ market: 'da-DK', name: 'quickBuy', value: false });
    notices.undo();
    await settled();
    expect(store.read('da-DK')?.quickBuy.value).toBe(true);
    expect(shop.own).toEqual({ quickBuy: true });
  });

  test('two quick clicks arrive in their order', async () => {
    const { store, shop } = openShop();
    await store.load('da-DK');
    await Promise.all([false, true].map((value) => store.change({ market: 'da-DK', name: 'quickBuy', value })));
    expect(shop.asked).toEqual([false, true]);
    expect(store.read('da-DK')?.quickBuy.value).toBe(true);
  });

  test('a shop that is away changes nothing and says so', async () => {
    const { store, notices, shop } = openShop();
    await store.load('da-DK');
    shop.status = 503;
    await store.change({ market: 'da-DK', name: 'idleTimerMs', value: 5 });
    expect(store.read('da-DK')?.idleTimerMs).toMatchObject({ value: 30000, phase: 'failed', wanted: 5, error: 'error.unreachable' });
    expect(notices.read()).toMatchObject([{ kind: 'failed' }]);
  });
});
