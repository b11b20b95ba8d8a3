import { useSyncExternalStore } from 'react';

export type Store<State> = {
  initial: State;
  get(): State;
  /** Tells whoever watches, also when it is the same. */
  set(next: State): void;
  /** Answers how to stop watching. */
  watch(listener: () => void): () => void;
};

/** What several parts of a page know together. */
export function createStore<State>(initial: State): Store<State> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    initial,
    get: () => state,
    set(next) {
      state = next;
      for (const listener of listeners) listener();
    },
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A part of a store. The server and the first render see what it began with: nothing personal is in a page. */
export function useStore<State, Part>({ initial, get, watch }: Store<State>, pick: (state: State) => Part): Part {
  return useSyncExternalStore(
    watch,
    () => pick(get()),
    () => pick(initial),
  );
}
