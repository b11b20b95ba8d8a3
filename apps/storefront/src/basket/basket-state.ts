import type { BasketAnswer, BasketLine } from '@selvedge/contract/basket-shape.ts';
import { createStore, useStore } from '../lib/create-store.ts';
import { setCounts } from '../shell/counts.ts';
import { keepCount } from './basket-sign.ts';

export type RemovedLine = { line: BasketLine; at: number };
export type WantedLine = { sku: string; quantity?: number; bonus?: BasketLine['bonus']; takeNow?: boolean | undefined };
export type NotSold = { sku: string; name: string; quantity: number };

export type BasketState = {
  /** `idle` before anybody asked; `elsewhere` when the basket belongs to another market. */
  status: 'idle' | 'loading' | 'ready' | 'failed' | 'elsewhere';
  market: string;
  /** The last answer, whole. What is shown is never patched together. */
  answer: BasketAnswer | undefined;
  /** What was asked for and not answered yet: skus, ids of lines, names of forms. */
  busy: ReadonlySet<string>;
  /** Taken out just now: their places stay, with a way back. */
  removed: readonly RemovedLine[];
  /** The skus that were added last; another list with every addition. */
  added: readonly string[];
  /** Could not be added while the basket belongs to another market. */
  waiting: readonly WantedLine[];
  /** What this market does not sell of a basket that was carried over. */
  notSold: readonly NotSold[];
};

const nothing: BasketState = {
  ...{ status: 'idle', market: '', answer: undefined, busy: new Set() },
  ...{ removed: [], added: [], waiting: [], notSold: [] },
};

const store = createStore(nothing);

export const readState = store.get;
export const watchState = store.watch;

export function setState(change: Partial<BasketState>): void {
  const state = { ...store.get(), ...change };
  if (change.answer) {
    setCounts({ basket: change.answer.basket.quantity });
    keepCount(state.market, change.answer.basket.quantity);
  }
  store.set(state);
}

export function setBusy(keys: readonly string[], isBusy: boolean): void {
  const busy = new Set(store.get().busy);
  for (const key of keys) isBusy ? busy.add(key) : busy.delete(key);
  setState({ busy });
}

export function useBasketState<T>(pick: (state: BasketState) => T): T {
  return useStore(store, pick);
}
