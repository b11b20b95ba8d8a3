import type { Ratio } from '@selvedge/contract/content/image.ts';
import { library, type UploadedPicture } from '@selvedge/contract/studio/media.ts';
import type { Point } from '@selvedge/domain/media/crop-around.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { Drawer } from '@selvedge/ui/drawer.tsx';
import { useCallback, useEffect, useState } from 'react';
import fields from '../fields/fields.module.css';
import { errorText } from '../lib/error-text.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { useDebounced } from '../lib/use-debounced.ts';
import { useFileDrop } from '../shell/use-file-drop.ts';
import { text } from '../texts/text.ts';
import { FocalPoint } from './focal-point.tsx';
import media from './media.module.css';
import styles from './picture-chooser.module.css';
import { plainName, sendFile } from './send-file.ts';
import { UploadButton } from './upload-button.tsx';
import { refusalOf } from './upload-queue.ts';

type Props = {
  /** The shapes it may be cut to. */
  ratios: readonly Ratio[];
  ratio: Ratio;
  /** Where a file is sent that is brought along. */
  uploadPath: string;
  /** Answers what stood in the way. */
  onTake: (picture: UploadedPicture, cut: { ratio: Ratio; focus: Point }) => Promise<string | undefined>;
  onClose: () => void;
};

/** The library: take a picture from it or bring one along, then say what matters in it. */
export function PictureChooser({ ratios, ratio: given, uploadPath, onTake, onClose }: Props) {
  const { call } = useStudio();
  const [words, setWords] = useState('');
  const asked = useDebounced(words, 200);
  const [pictures, setPictures] = useState<UploadedPicture[]>();
  const [chosen, setChosen] = useState<UploadedPicture>();
  const [ratio, setRatio] = useState<Ratio>(given);
  const [focus, setFocus] = useState({ x: 50, y: 50 });
  const [busy, setBusy] = useState('');
  const [problem, setProblem] = useState('');
  const drop = useFileDrop((files) => void bring(files));

  const load = useCallback(async () => {
    const answer = await call(library.list, { query: { q: asked } });
    if (answer.hasError) setProblem(errorText(answer.error));
    else setPictures(answer.data);
  }, [call, asked]);
  useEffect(() => void load(), [load]);

  /** With the cut that the library has for it. */
  function choose(picture: UploadedPicture): void {
    setChosen(picture);
    setFocus(focusFor(picture, ratio));
  }

  async function bring(files: Iterable<File>): Promise<void> {
    setProblem('');
    for (const file of files) {
      setBusy(text('field.uploading', { name: file.name }));
      const refused = refusalOf(file);
      const url = `${uploadPath}?${new URLSearchParams({ name: plainName(file) })}`;
      const answer = refused ? undefined : await sendFile<UploadedPicture>({ url, file });
      if (!answer || answer.hasError) setProblem(`${file.name}: ${answer ? errorText(answer.error) : refused}`);
      else choose(answer.data);
    }
    setBusy('');
    await load();
  }

  function shape(next: Ratio): void {
    setRatio(next);
    // Not over a point that somebody has just set by hand.
    if (chosen && focus === focusFor(chosen, ratio)) setFocus(focusFor(chosen, next));
  }

  async function take(): Promise<void> {
    if (!chosen) return;
    setBusy(text('field.cropping'));
    const refused = await onTake(chosen, { ratio, focus });
    setBusy('');
    setProblem(refused ?? '');
  }

  return (
    <Drawer label={text('field.library')} side="end" closing={false} onClose={onClose}>
      <div className={styles.picker} {...drop}>
        <header>
          <h2>{text('field.library')}</h2>
          <button type="button" onClick={onClose}>
            {text('studio.close')}
          </button>
        </header>
        <div className={fields.line}>
          <input
            type="search"
            className={fields.input}
            aria-label={text('field.find_picture')}
            placeholder={text('field.find_picture')}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
          <UploadButton
            label={text('field.upload')}
            look="secondary"
            multiple
            isBusy={busy !== ''}
            onFiles={(files) => void bring(files)}
          />
        </div>
        <p role="status" className={media.hint}>
          {busy || text('field.upload_hint')}
        </p>
        {problem && (
          <p role="alert" className={media.problem}>
            {problem}
          </p>
        )}
        {chosen && (
          <section className={styles.crop} aria-label={text('field.crop')}>
            <FocalPoint picture={chosen} ratio={ratio} focus={focus} onChange={setFocus} />
            {ratios.length > 1 && (
              <fieldset>
                <legend className={fields.label}>{text('field.ratio')}</legend>
                {ratios.map((each) => (
                  <label key={each}>
                    <input type="radio" name="ratio" checked={ratio === each} onChange={() => shape(each)} /> {each.replace('/', ':')}
                  </label>
                ))}
              </fieldset>
            )}
            <Button onClick={() => void take()} disabled={busy !== ''}>
              {text('field.take')}
            </Button>
          </section>
        )}
        <ul className={styles.library}>
          {pictures?.map((picture) => (
            <li key={picture.key}>
              <button
                type="button"
                aria-pressed={chosen?.key === picture.key}
                title={`${picture.name}, ${picture.width} × ${picture.height}`}
                onClick={() => choose(picture)}
              >
                <span className={media.tile}>
                  <img src={picture.src} alt={picture.name} loading="lazy" />
                </span>
              </button>
            </li>
          ))}
        </ul>
        {pictures?.length === 0 && <p className={media.hint}>{text('field.library_empty')}</p>}
      </div>
    </Drawer>
  );
}

/** A screen that is cut to this ratio may have a point of its own. */
function focusFor({ crops, focus }: UploadedPicture, ratio: Ratio): Point {
  return Object.values(crops).find((choice) => choice?.ratio === ratio)?.focus ?? focus;
}
