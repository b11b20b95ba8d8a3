import { type EditedSetting, type SettingState, settings } from '@selvedge/contract/studio/settings.ts';
import { useCallback, useRef, useState } from 'react';
import type { DraftSaver, SaveState } from '../drafts/create-draft-saver.ts';
import { useDraft } from '../drafts/use-draft.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { typedAt } from './typed-at.ts';
import { addStep, beginHistory, stepBack, stepForward, type ValueHistory } from './value-history.ts';

export type Change<T> = (next: T | ((before: T) => T)) => void;

export type SettingWork<T> = {
  value: T;
  change: Change<T>;
  saver: DraftSaver<T, SettingState>;
  save: SaveState<SettingState>;
  undo: (() => void) | undefined;
  redo: (() => void) | undefined;
};

/** The work on one setting, taken back step by step. */
export function useSettingWork<T>(setting: EditedSetting, blank: T): SettingWork<T> {
  const { call } = useStudio();
  const [first] = useState(() => (setting.content ?? blank) as T);
  const [history, setHistory] = useState(() => beginHistory(first));
  const latest = useRef(history);
  const { name, market, version, state, changedAt, problems } = setting;

  const { saver, save } = useDraft<T, SettingState>(() => ({ content: first, version, state, savedAt: changedAt, problems }), {
    send: async (draft) => {
      const answer = await call(settings.saveSetting, { body: { name, market, ...draft } });
      return answer as typeof answer & { data: { content?: T } };
    },
    onMerged: (content) => put(addStep(latest.current, content)),
  });

  const put = useCallback(
    (next: ValueHistory<T>) => {
      latest.current = next;
      setHistory(next);
      saver.change(next.now);
    },
    [saver],
  );
  const change = useCallback<Change<T>>(
    (next) => {
      const { now } = latest.current;
      put(addStep(latest.current, typeof next === 'function' ? (next as (before: T) => T)(now) : next, typedAt()));
    },
    [put],
  );

  const { past, future } = history;
  return {
    ...{ value: history.now, change, saver, save },
    undo: past.length > 0 ? () => put(stepBack(latest.current)) : undefined,
    redo: future.length > 0 ? () => put(stepForward(latest.current)) : undefined,
  };
}
