import { useMemo, useState } from 'react';
import { typedAt } from '../../settings/typed-at.ts';
import { addStep, beginHistory, stepBack, stepForward } from '../../settings/value-history.ts';

/** A value that is worked on, with every step of the work to go back to. */
export function useSteps<T>(first: T) {
  const [history, setHistory] = useState(() => beginHistory(first));
  return useMemo(
    () => ({
      value: history.now,
      put(next: T): void {
        const moment = typedAt();
        setHistory((before) => addStep(before, next, moment));
      },
      undo: history.past.length > 0 ? () => setHistory(stepBack) : undefined,
      redo: history.future.length > 0 ? () => setHistory(stepForward) : undefined,
    }),
    [history],
  );
}
