import { library, type PictureDetail } from '@selvedge/contract/studio/media.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { errorText } from '../lib/error-text.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { text } from '../texts/text.ts';
import styles from './media.module.css';
import parts from './picture-screen.module.css';

type Props = { picture: PictureDetail; onChanged: (picture: PictureDetail) => void };

/** Into the waste and out of it. What is shown somewhere stays. */
export function RemovePicture({ picture: { key, name, places, deletedAt }, onChanged }: Props) {
  const { call, notices } = useStudio();
  const params = { key };

  async function remove(): Promise<void> {
    const answer = await call(library.remove, { params });
    if (answer.hasError) return notices.post({ kind: 'failed', text: errorText(answer.error) });
    onChanged(answer.data);
    notices.post({ kind: 'done', text: text('media.removed', { name }), undo: () => void bringBack() });
  }

  async function bringBack(): Promise<void> {
    const answer = await call(library.bringBack, { params });
    if (answer.hasError) return notices.post({ kind: 'failed', text: errorText(answer.error) });
    onChanged(answer.data);
    notices.post({ kind: 'done', text: text('media.brought_back', { name }) });
  }

  if (deletedAt !== undefined) return <Button onClick={() => void bringBack()}>{text('media.bring_back')}</Button>;
  return (
    <div>
      <button type="button" className={parts.danger} disabled={places.length > 0} onClick={() => void remove()}>
        {text('media.remove')}
      </button>
      {places.length > 0 && <p className={styles.hint}>{text('media.remove_used')}</p>}
    </div>
  );
}
