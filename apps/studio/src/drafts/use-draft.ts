import type { PageProblem } from '@selvedge/contract/studio/page-edit.ts';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { errorText } from '../lib/error-text.ts';
import { guardLeaving } from '../lib/router.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { text } from '../texts/text.ts';
import { createDraftSaver, type DraftSaver, type SaveState, type SendDraft } from './create-draft-saver.ts';

type Opened<C, S> = {
  content: C;
  version: number;
  state: S;
  savedAt: string;
  problems?: readonly PageProblem[];
  isByHand?: boolean;
  isNew?: boolean;
};
type Options<C, S extends string> = {
  send: SendDraft<C, S>;
  /** A colleague's work came into it: what is to be shown now. */
  onMerged?: (content: C) => void;
};

/** The work on a document, from the moment that it is opened: kept by itself or by hand, put together with a colleague's, and not left unkept. */
export function useDraft<C, S extends string>(
  open: () => Opened<C, S>,
  options: Options<C, S>,
): { saver: DraftSaver<C, S>; save: SaveState<S> } {
  const { notices } = useStudio();
  const latest = useRef(options);
  latest.current = options;
  const [{ saver, isByHand }] = useState(() => {
    const { problems, ...opened } = open();
    const made = createDraftSaver<C, S>({ ...opened, explain: errorText, save: (draft) => latest.current.send(draft) });
    if (problems) made.note({ problems });
    return { saver: made, isByHand: opened.isByHand ?? false };
  });
  const save = useSyncExternalStore(saver.subscribe, saver.read);

  useEffect(
    () =>
      saver.whenMerged((content, { isChosen }) => {
        latest.current.onMerged?.(content);
        if (!isChosen) notices.post({ kind: 'done', text: text('editor.merged') });
      }),
    [saver, notices],
  );

  useEffect(() => {
    const mayLeave = () => !saver.isDirty() || confirm(text('editor.leave'));
    const warn = (event: BeforeUnloadEvent) => saver.isDirty() && event.preventDefault();
    const release = guardLeaving(mayLeave);
    addEventListener('beforeunload', warn);
    return () => {
      release();
      removeEventListener('beforeunload', warn);
      // Whoever leaves work that is saved by hand was asked, and left it.
      if (!isByHand) void saver.flush();
    };
  }, [saver, isByHand]);

  return { saver, save };
}
