import type { Ratio } from '@selvedge/contract/content/image.ts';
import { library, type UploadedPicture } from '@selvedge/contract/studio/media.ts';
import type { Point } from '@selvedge/domain/media/crop-around.ts';
import { useCallback, useEffect, useState } from 'react';
import { errorText } from '../lib/error-text.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { useDebounced } from '../lib/use-debounced.ts';
import { text } from '../texts/text.ts';
import { plainName, sendFile } from './send-file.ts';
import { refusalOf } from './upload-queue.ts';

type Options = {
  ratio: Ratio;
  /** Where a file is sent that is brought along. */
  uploadPath: string;
  /** Answers what stood in the way. */
  onTake: (picture: UploadedPicture, cut: { ratio: Ratio; focus: Point }) => Promise<string | undefined>;
};

/** A picture looked for in the library or brought along, and the cut that it is taken with. */
export function usePictureChoice({ ratio: given, uploadPath, onTake }: Options) {
  const { call } = useStudio();
  const [words, setWords] = useState('');
  const asked = useDebounced(words, 200);
  const [pictures, setPictures] = useState<UploadedPicture[]>();
  const [chosen, setChosen] = useState<UploadedPicture>();
  const [ratio, setRatio] = useState<Ratio>(given);
  const [focus, setFocus] = useState({ x: 50, y: 50 });
  const [busy, setBusy] = useState('');
  const [problem, setProblem] = useState('');

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

  return { words, setWords, pictures, chosen, ratio, focus, setFocus, busy, problem, choose, bring, shape, take };
}

/** A screen that is cut to this ratio may have a point of its own. */
function focusFor({ crops, focus }: UploadedPicture, ratio: Ratio): Point {
  return Object.values(crops).find((choice) => choice?.ratio === ratio)?.focus ?? focus;
}
