import { library, type PictureDetail } from '@selvedge/contract/studio/media.ts';
import { useState } from 'react';
import { errorText } from '../lib/error-text.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { text } from '../texts/text.ts';
import styles from './media.module.css';
import { plainName, sendFile } from './send-file.ts';
import { UploadButton } from './upload-button.tsx';
import { refusalOf } from './upload-queue.ts';

type Props = { picture: PictureDetail; onReplaced: (picture: PictureDetail) => void };

/** Another file in the same place. Going back is one press. */
export function ReplacePicture({ picture: { key, version, uses }, onReplaced }: Props) {
  const { call, notices } = useStudio();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  async function replace(file: File | undefined): Promise<void> {
    if (!file) return;
    const refused = refusalOf(file);
    if (refused) return setProblem(refused);
    setBusy(true);
    setProblem('');
    const query = new URLSearchParams({ name: plainName(file), basedOn: String(version) });
    const answer = await sendFile<PictureDetail>({ url: `${library.replace.path.replace(':key', key)}?${query}`, file });
    setBusy(false);
    if (answer.hasError) return setProblem(errorText(answer.error));
    onReplaced(answer.data);
    notices.post({ kind: 'done', text: text('media.replaced'), undo: () => void goBack(answer.data) });
  }

  async function goBack({ version: now, versions }: PictureDetail): Promise<void> {
    const number = versions[0]?.number;
    if (number === undefined) return;
    const answer = await call(library.restore, { params: { key, number }, body: { basedOn: now } });
    if (answer.hasError) return notices.post({ kind: 'failed', text: errorText(answer.error) });
    onReplaced(answer.data);
    notices.post({ kind: 'done', text: text('media.restored') });
  }

  return (
    <div>
      <UploadButton label={text(isBusy ? 'media.replacing' : 'media.replace')} isBusy={isBusy} onFiles={([file]) => void replace(file)} />
      {uses > 0 && <p className={styles.hint}>{text('media.replace_note', { count: uses })}</p>}
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}
