import type { Attempt } from '@selvedge/contract/attempt.ts';
import type { ErrorWrapper } from '@selvedge/contract/error-wrapper.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useStudio } from './studio-context.tsx';

export type Loaded<T> = { data: T | undefined; error: ErrorWrapper | undefined; isLoading: boolean; reload(): void };

/** What a screen shows, loaded anew for another key, after a sign-in and when the window is looked at again. Old data stays until then. */
export function useLoad<T>(key: string, load: () => Promise<Attempt<T>>): Loaded<T> {
  const { session } = useStudio();
  const latest = useRef(load);
  latest.current = load;
  const [state, setState] = useState<{ key: string; data?: T; error?: ErrorWrapper }>({ key });
  const [turn, setTurn] = useState(0);
  const reload = useCallback(() => setTurn((before) => before + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn or session is the reason to load again
  useEffect(() => {
    let isStale = false;
    void latest.current().then((answer) => {
      if (isStale) return;
      setState((before) => {
        if (!answer.hasError) return { key, data: answer.data };
        return { key, error: answer.error, ...(before.key === key && before.data !== undefined && { data: before.data }) };
      });
    });
    return () => {
      isStale = true;
    };
  }, [key, session, turn]);

  useEffect(() => {
    const onLook = () => document.visibilityState === 'visible' && reload();
    document.addEventListener('visibilitychange', onLook);
    return () => document.removeEventListener('visibilitychange', onLook);
  }, [reload]);

  const isCurrent = state.key === key;
  const data = isCurrent ? state.data : undefined;
  const error = isCurrent ? state.error : undefined;
  return { data, error, isLoading: data === undefined && error === undefined, reload };
}
