import { type EditedSetting, type SettingState, settings } from '@selvedge/contract/studio/settings.ts';
import { mergeFields } from '@selvedge/domain/versions/merge-fields.ts';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { createDraftSaver, type DraftSaver, type SaveState } from '../drafts/draft-saver.ts';
import { errorText } from '../lib/error-text.ts';
import { guardLeaving } from '../lib/router.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { text } from '../texts/text.ts';
import { addStep, beginHistory, stepBack, stepForward, type ValueHistory } from './value-history.ts';

/** A shop that is busy is asked again. */
const againMs = 3_000;

export type Change<T> = (next: T | ((before: T) => T)) => void;

export type SettingWork<T> = {
  value: T;
  change: Change<T>;
  saver: DraftSaver<T, SettingState>;
  save: SaveState<SettingState>;
  undo: (() => void) | undefined;
  redo: (() => void) | undefined;
};

/** The work on one setting: kept by itself, taken back step by step, and put together with a colleague's where the two do not touch. */
export function useSettingWork<T>(setting: EditedSetting, blank: T): SettingWork<T> {
  const { call, notices } = useStudio();
  const [first] = useState(() => (setting.content ?? blank) as T);
  const [history, setHistory] = useState(() => beginHistory(first));
  const latest = useRef(history);

  const saver = useMemo(() => {
    const { name, market, version, state, changedAt } = setting;
    const made = createDraftSaver<T, SettingState>({
      ...{ content: first, version, state, savedAt: changedAt, explain: errorText },
      save: (draft) => call(settings.saveSetting, { body: { name, market, ...draft } }),
    });
    made.note({ problems: setting.problems });
    return made;
  }, [setting, first, call]);
  const save = useSyncExternalStore(saver.subscribe, saver.read);

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
      put(addStep(latest.current, typeof next === 'function' ? (next as (before: T) => T)(now) : next, Date.now()));
    },
    [put],
  );

  useEffect(() => {
    const mayLeave = () => !saver.isDirty() || confirm(text('editor.leave'));
    const warn = (event: BeforeUnloadEvent) => saver.isDirty() && event.preventDefault();
    const release = guardLeaving(mayLeave);
    addEventListener('beforeunload', warn);
    return () => {
      release();
      removeEventListener('beforeunload', warn);
      void saver.flush();
    };
  }, [saver]);

  useEffect(() => {
    if (save.phase !== 'conflict') return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const merge = async (): Promise<void> => {
      const { name, market } = setting;
      const answer = await call(settings.getSetting, { query: { name, market } });
      if (isOver) return;
      if (answer.hasError) {
        timer = setTimeout(() => void merge(), againMs);
        return;
      }
      const { content, version, changedBy } = answer.data;
      const { merged, conflicts } = mergeFields({ base: saver.kept(), mine: saver.wanted(), theirs: content });
      if (content === undefined || conflicts.length > 0) return;
      put(addStep(latest.current, merged as T, Date.now()));
      void saver.goOnFrom(version, { keeps: false });
      notices.post({ kind: 'done', text: text('settings.merged', { who: changedBy }) });
    };
    void merge();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [save.phase, setting, saver, call, notices, put]);

  const { past, future } = history;
  return {
    ...{ value: history.now, change, saver, save },
    undo: past.length > 0 ? () => put(stepBack(latest.current)) : undefined,
    redo: future.length > 0 ? () => put(stepForward(latest.current)) : undefined,
  };
}
