import { library } from '@selvedge/contract/studio/media.ts';
import { errorText } from '../lib/error-text.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { useLoad } from '../lib/use-load.ts';
import { StateNote } from '../shell/state-note.tsx';
import { text } from '../texts/text.ts';
import styles from './media.module.css';
import { PictureUses } from './picture-uses.tsx';

/** Films that pages play. They lie elsewhere; this says where they are named. */
export function FilmList() {
  const { call } = useStudio();
  const { data, error, isLoading, reload } = useLoad('films', () => call(library.films, {}));
  if (error && !data) return <StateNote isError title={text('media.failed')} advice={errorText(error)} onRetry={reload} />;
  if (isLoading || !data) return <StateNote title={text('studio.loading')} />;
  if (data.length === 0) return <StateNote title={text('media.films_none')} advice={text('media.films_advice')} />;
  return (
    <ul className={styles.films}>
      {data.map(({ videoId, places }) => (
        <li key={videoId}>
          <h2>{/^\d+$/.test(videoId) ? text('media.film_host', { id: videoId }) : videoId}</h2>
          <PictureUses places={places} />
        </li>
      ))}
    </ul>
  );
}
