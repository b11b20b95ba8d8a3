import type { PictureDetail } from '@selvedge/contract/studio/media.ts';
import { Button } from '@selvedge/ui/button.tsx';
import type { FormEvent } from 'react';
import { FormCheck, FormField } from '../shell/form-field.tsx';
import { text } from '../texts/text.ts';
import { AltTexts } from './alt-texts.tsx';
import { FocalPoint } from './focal-point.tsx';
import type { Language } from './languages-of.ts';
import styles from './media.module.css';
import { PictureConflict } from './picture-conflict.tsx';
import { PictureCrops } from './picture-crops.tsx';
import parts from './picture-screen.module.css';
import { usePictureDraft } from './use-picture-draft.ts';

type Props = { picture: PictureDetail; languages: readonly Language[]; readOnly: boolean; onSaved: (picture: PictureDetail) => void };

/** Name, words, focal point and crops. What a colleague saved meanwhile is shown beside, and nobody's work is lost. */
export function PictureForm({ picture, languages, readOnly, onSaved }: Props) {
  const work = usePictureDraft(picture, onSaved);
  const { draft, put, everywhere, setEverywhere, isBusy, isChanged, seen, theirs, saveOver, takeTheirs } = work;

  function submit(event: FormEvent): void {
    event.preventDefault();
    saveOver(seen.version);
  }

  return (
    <form className={parts.form} onSubmit={submit}>
      {theirs && <PictureConflict mine={draft} theirs={theirs} onKeep={() => saveOver(theirs.version)} onTake={takeTheirs} />}
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
