import { useEffect } from 'react';
import { useStore } from '../lib/create-store.ts';
import { sessionStore, whenReady } from './session.ts';
import type { SessionState } from './session-state.ts';

/** Who is signed in, as far as this browser knows; the same on the server and for the first render. */
export function useSession(): SessionState {
  const state = useStore(sessionStore, (each) => each);
  useEffect(() => {
    void whenReady();
  }, []);
  return state;
}
