import { useEffect, useSyncExternalStore } from 'react';
import { readSession, watchSession, whenReady } from './session.ts';
import type { SessionState } from './session-state.ts';

const unknown: SessionState = { status: 'unknown' };

/** Who is signed in, as far as this browser knows; the same on the server and for the first render. */
export function useSession(): SessionState {
  const state = useSyncExternalStore(watchSession, readSession, () => unknown);
  useEffect(() => {
    void whenReady();
  }, []);
  return state;
}
