import { library, type PictureDetail } from '@selvedge/contract/studio/media.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { errorText } from '../lib/error-text.ts';
import { guardLeaving } from '../lib/router.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { FormCheck, FormField } from '../shell/form-field.tsx';
import { text } from '../texts/text.ts';
import { AltTexts } from './alt-texts.tsx';
import { FocalPoint } from './focal-point.tsx';
import type { Language } from './languages-of.ts';
import styles from './media.module.css';
import { PictureConflict } from './picture-conflict.tsx';
import { PictureCrops } from './picture-crops.tsx';
import { differences, type PictureDraft, toDraft } from './picture-draft.ts';
import parts from './picture-screen.module.css';

type Props = { picture: PictureDetail; languages: readonly Language[]; readOnly: boolean; onSaved: (picture: PictureDetail) => void };

/** Name, words, focal point and crops. What a colleague saved meanwhile is shown beside, and nobody's work is lost. */
export function PictureForm({ picture, languages, readOnly, onSaved }: Props) {
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

  function submit(event: FormEvent): void {
    event.preventDefault();
    void save(draft, { basedOn: seen.version });
  }

  return (
    <form className={parts.form} onSubmit={submit}>
      {theirs && (
        <PictureConflict
          mine={draft}
          theirs={theirs}
          onKeep={() => void save(draft, { basedOn: theirs.version })}
          onTake={() => {
            setSeen(theirs);
            setDraft(toDraft(theirs));
            setTheirs(undefined);
            onSaved(theirs);
          }}
        />
      )}
      {picture.isDrawn ? (
        <img className={parts.large} src={picture.src} alt="" />
      ) : (
        <div className={parts.focus}>
          <FocalPoint picture={picture} ratio="1/1" focus={draft.focus} onChange={(focus) => !readOnly && put({ focus })} />
          <p className={styles.hint}>{text('media.focus_note')}</p>
        </div>
      )}
      <FormField label={text('media.name')}>
        {(ties) => (
          <input
            {...ties}
            required
            maxLength={200}
            pattern="[^\/\\]+"
            readOnly={readOnly}
            value={draft.name}
            onChange={(event) => put({ name: event.target.value })}
          />
        )}
      </FormField>
      <AltTexts alts={draft.alts} languages={languages} readOnly={readOnly} onChange={(alts) => put({ alts })} />
      {!picture.isDrawn && (
        <PictureCrops picture={picture} focus={draft.focus} crops={draft.crops} readOnly={readOnly} onChange={(crops) => put({ crops })} />
      )}
      {!readOnly && (
        <div className={parts.save}>
          {picture.uses > 0 && !picture.isDrawn && (
            <div>
              <FormCheck label={text('media.everywhere')} checked={everywhere} onChange={setEverywhere} />
              <p className={styles.hint}>{text('media.everywhere_note')}</p>
            </div>
          )}
          <Button type="submit" disabled={isBusy || (!isChanged && !everywhere)}>
            {text('media.save')}
          </Button>
        </div>
      )}
    </form>
  );
}
