import type { Image, Ratio } from '@selvedge/contract/content/image.ts';
import { library, type UploadedPicture, uploadTypes } from '@selvedge/contract/studio/media.ts';
import type { Point } from '@selvedge/domain/media/crop-around.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { Drawer } from '@selvedge/ui/drawer.tsx';
import { useCallback, useEffect, useState } from 'react';
import { errorText } from '../../lib/error-text.ts';
import { useLater } from '../../pages/use-later.ts';
import { text } from '../../texts.ts';
import { useEditorPage } from '../editor-context.ts';
import styles from './fields.module.css';
import { FocalPoint } from './focal-point.tsx';
import picker from './picture-picker.module.css';
import { uploadFile } from './upload-file.ts';

const ratios = ['16/9', '3/2', '2/1', '4/5', '3/4', '1/1'] as const satisfies readonly Ratio[];

type Props = { alt: string; ratio: Ratio; onChoose: (image: Image) => void; onClose: () => void };

/** The library: take a picture from it or bring one along, then say what matters in it. */
export function PicturePicker({ alt, ratio: given, onChoose, onClose }: Props) {
  const { call, market } = useEditorPage();
  const [words, setWords] = useState('');
  const asked = useLater(words, 200);
  const [pictures, setPictures] = useState<UploadedPicture[]>();
  const [chosen, setChosen] = useState<UploadedPicture>();
  const [ratio, setRatio] = useState<Ratio>(given);
  const [focus, setFocus] = useState({ x: 50, y: 50 });
  const [busy, setBusy] = useState('');
  const [problem, setProblem] = useState('');

  const load = useCallback(async () => {
    const answer = await call(library.list, { query: { q: asked } });
    if (!answer.hasError) setPictures(answer.data);
  }, [call, asked]);
  useEffect(() => void load(), [load]);

  /** With the cut that the library has for it. */
  function choose(picture: UploadedPicture): void {
    setChosen(picture);
    setFocus(focusFor(picture, ratio));
  }

  async function bring(files: FileList | null): Promise<void> {
    setProblem('');
    for (const file of files ?? []) {
      setBusy(text('field.uploading', { name: file.name }));
      const answer = await uploadFile(file);
      if (answer.hasError) setProblem(`${file.name}: ${errorText(answer.error)}`);
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
    const answer = await call(library.crop, { params: { key: chosen.key }, body: { ratio, focus, alt: altIn(chosen, market) || alt } });
    setBusy('');
    if (answer.hasError) setProblem(errorText(answer.error));
    else onChoose(answer.data);
  }

  return (
    <Drawer label={text('field.library')} side="end" closing={false} onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a file may be dropped anywhere; the button beside it does the same */}
      <div
        className={picker.picker}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          void bring(event.dataTransfer.files);
        }}
      >
        <header>
          <h2>{text('field.library')}</h2>
          <button type="button" onClick={onClose}>
            {text('studio.close')}
          </button>
        </header>
        <div className={styles.line}>
          <input
            type="search"
            className={styles.input}
            aria-label={text('field.find_picture')}
            placeholder={text('field.find_picture')}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
          <label className={picker.upload}>
            {text('field.upload')}
            <input type="file" accept={uploadTypes.join(',')} multiple onChange={(event) => void bring(event.target.files)} />
          </label>
        </div>
        <p role="status" className={styles.hint}>
          {busy || text('field.upload_hint')}
        </p>
        {problem && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
        {chosen && (
          <section className={picker.crop} aria-label={text('field.crop')}>
            <FocalPoint picture={chosen} ratio={ratio} focus={focus} onChange={setFocus} />
            <fieldset>
              <legend className={styles.label}>{text('field.ratio')}</legend>
              {ratios.map((each) => (
                <label key={each}>
                  <input type="radio" name="ratio" checked={ratio === each} onChange={() => shape(each)} /> {each.replace('/', ':')}
                </label>
              ))}
            </fieldset>
            <Button onClick={() => void take()} disabled={busy !== ''}>
              {text('field.take')}
            </Button>
          </section>
        )}
        <ul className={picker.library}>
          {pictures?.map((picture) => (
            <li key={picture.key}>
              <button
                type="button"
                aria-pressed={chosen?.key === picture.key}
                title={`${picture.name}, ${picture.width} × ${picture.height}`}
                onClick={() => {
                  choose(picture);
                }}
              >
                <img src={picture.src} alt={picture.name} loading="lazy" />
              </button>
            </li>
          ))}
        </ul>
        {pictures?.length === 0 && <p className={styles.hint}>{text('field.library_empty')}</p>}
      </div>
    </Drawer>
  );
}

/** A screen that is cut to this ratio may have a point of its own. */
function focusFor({ crops, focus }: UploadedPicture, ratio: Ratio): Point {
  return Object.values(crops).find((choice) => choice?.ratio === ratio)?.focus ?? focus;
}

/** The library's words in the language of the page; English stands in for the others. */
function altIn({ alts }: UploadedPicture, market: string): string {
  const language = market.startsWith('nb') ? 'no' : market.slice(0, 2);
  return alts[language] ?? alts.en ?? '';
}
