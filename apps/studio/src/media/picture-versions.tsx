import { library, type PictureDetail } from '@selvedge/contract/studio/media.ts';
import { useState } from 'react';
import { errorText } from '../lib/error-text.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { formatMoment } from '../shell/moment.ts';
import { text } from '../texts/text.ts';
import parts from './picture-screen.module.css';

type Props = { picture: PictureDetail; canRestore: boolean; onRestored: (picture: PictureDetail) => void };

/** Files that the picture had, newest first. */
export function PictureVersions({ picture: { key, version, versions, deletedAt }, canRestore, onRestored }: Props) {
  const { call, notices } = useStudio();
  const [isBusy, setBusy] = useState(false);

  async function restore(number: number): Promise<void> {
    setBusy(true);
    const answer = await call(library.restore, { params: { key, number }, body: { basedOn: version } });
    setBusy(false);
    if (answer.hasError) return notices.post({ kind: 'failed', text: errorText(answer.error) });
    onRestored(answer.data);
    notices.post({ kind: 'done', text: text('media.restored') });
  }

  return (
    <div>
      <h3>{text('media.versions')}</h3>
      <ol className={parts.versions}>
        {versions.map(({ number, name, width, height, src, at, who }) => (
          <li key={number}>
            <img src={src} alt="" loading="lazy" />
            <p>
              {name}
              <small>
                {text('media.size', { width, height })} · {text('media.by', { who, moment: formatMoment(at) })}
              </small>
            </p>
            {canRestore && deletedAt === undefined && (
              <button type="button" disabled={isBusy} onClick={() => void restore(number)}>
                {text('media.restore')}
              </button>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
