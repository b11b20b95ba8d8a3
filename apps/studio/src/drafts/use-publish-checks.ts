import type { PageProblem } from '@selvedge/contract/studio/page-edit.ts';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { DraftSaver } from './create-draft-saver.ts';
import type { EditSource } from './edit-source.ts';

type Checks = { problems: readonly PageProblem[] | undefined; warnings: readonly PageProblem[] };

/** What stands in the way of publishing, looked at again after each save: who mends it sees it go. */
export function usePublishChecks<C, S extends string>(source: EditSource<C>, saver: DraftSaver<C, S>): Checks {
  const [checks, setChecks] = useState<Checks>({ problems: undefined, warnings: [] });
  const { version } = useSyncExternalStore(saver.subscribe, saver.read);
  const hasLed = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another version is the reason
  useEffect(() => {
    let isOver = false;
    void saver.flush().then(async () => {
      const problems = await source.check();
      const warnings = problems.length === 0 ? await source.warn() : [];
      if (isOver) return;
      setChecks({ problems, warnings });
      if (problems[0] && !hasLed.current) source.goTo?.(problems[0].at);
      hasLed.current = true;
    });
    return () => {
      isOver = true;
    };
  }, [saver, source, version]);
  return checks;
}
