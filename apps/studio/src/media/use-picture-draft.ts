import { library, type PictureDetail } from '@selvedge/contract/studio/media.ts';
import { useEffect, useRef, useState } from 'react';
import { errorText } from '../lib/error-text.ts';
import { guardLeaving } from '../lib/router.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { text } from '../texts/text.ts';
import { differences, type PictureDraft, toDraft } from './picture-draft.ts';

/** What is written about a picture until it is saved, and what a colleague saved meanwhile. */
export function usePictureDraft(picture: PictureDetail, onSaved: (picture: PictureDetail) => void) {
  const { call, notices } = useStudio();
  const [draft, setDraft] = useState<PictureDraft>(() => toDraft(picture));
  const [seen, setSeen] = useState(picture);
  const [everywhere, setEverywhere] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [theirs, setTheirs] = useState<PictureDetail>();
  const isChanged = differences(draft, seen).length > 0;
  const put = (change: Partial<PictureDraft>) => setDraft((before) => ({ ...before, ...change }));

  // Loaded again while nothing is being written: the screen shows what is there now.
  useEffect(() => {
    if (picture.version === seen.version || isChanged) return;
    setSeen(picture);
    setDraft(toDraft(picture));
  }, [picture, seen, isChanged]);

  const unsaved = useRef(false);
  unsaved.current = isChanged;
  useEffect(() => guardLeaving(() => !unsaved.current || confirm(text('media.unsaved'))), []);

  async function save(values: PictureDraft, { basedOn, isUndo = false }: { basedOn: number; isUndo?: boolean }): Promise<void> {
    setBusy(true);
    const before = toDraft(seen);
    const answer = await call(library.change, { params: { key: picture.key }, body: { ...values, basedOn, everywhere } });
    setBusy(false);
    if (answer.hasError && answer.error.status === 409) return showTheirs();
    if (answer.hasError) return notices.post({ kind: 'failed', text: errorText(answer.error) });
    const saved = answer.data;
    setTheirs(undefined);
    setSeen(saved);
    setDraft(toDraft(saved));
    onSaved(saved);
    const undo = () => void save(before, { basedOn: saved.version, isUndo: true });
    notices.post({ kind: 'done', text: text(isUndo ? 'media.undo' : 'media.saved'), ...(!isUndo && { undo }) });
  }

  async function showTheirs(): Promise<void> {
    const answer = await call(library.get, { params: { key: picture.key } });
    if (answer.hasError) return notices.post({ kind: 'failed', text: errorText(answer.error) });
    setTheirs(answer.data);
  }

  function takeTheirs(): void {
    if (!theirs) return;
    setSeen(theirs);
    setDraft(toDraft(theirs));
    setTheirs(undefined);
    onSaved(theirs);
  }

  const saveOver = (version: number) => void save(draft, { basedOn: version });
  return { draft, put, everywhere, setEverywhere, isBusy, isChanged, seen, theirs, saveOver, takeTheirs };
}
