import type { FindPictures } from '@selvedge/contract/studio/media.ts';
import { useMemo, useState } from 'react';
import { keepQuery, useQuery } from '../lib/router.ts';
import type { ScreenProps } from '../lib/screen.ts';
import { useRight } from '../lib/studio-context.tsx';
import { useDebounced } from '../lib/use-debounced.ts';
import { FilterField } from '../shell/filter-field.tsx';
import { PageHead } from '../shell/page-head.tsx';
import side from '../shell/side-screen.module.css';
import { useFileDrop } from '../shell/use-file-drop.ts';
import { text } from '../texts/text.ts';
import { FilmList } from './film-list.tsx';
import { languagesOf } from './languages-of.ts';
import styles from './media.module.css';
import { MediaFilters } from './media-filters.tsx';
import { MediaGrid } from './media-grid.tsx';
import { PictureScreen } from './picture-screen.tsx';
import { UploadButton } from './upload-button.tsx';
import { UploadList } from './upload-list.tsx';
import { createUploadQueue } from './upload-queue.ts';

/** The library: what there is, what is said about it, where it is shown. */
export function MediaPage({ rest: [key], markets: { data: markets = [] } }: ScreenProps) {
  const canWrite = useRight('content.write');
  const [turn, setTurn] = useState(0);
  const renew = () => setTurn((before) => before + 1);
  const queue = useMemo(() => createUploadQueue({ onArrived: () => setTurn((before) => before + 1) }), []);
  const q = useQuery('q');
  const asked = useDebounced(q, 250);
  const kind = useQuery('kind') || 'pictures';
  const languages = languagesOf(markets);
  const filter: Partial<FindPictures> = {
    q: asked,
    ...pick('shape', useQuery('shape')),
    ...pick('origin', useQuery('origin')),
    ...pick('use', useQuery('use')),
    ...pick('sort', useQuery('sort')),
    ...pick('missing', useQuery('missing')),
    deleted: kind === 'waste' ? 'true' : 'false',
  };
  const drop = useFileDrop(canWrite ? (files) => queue.add(files) : undefined);

  return (
    <div className={styles.page} {...drop}>
      <PageHead title={text('media.title')}>
        <FilterField label={text('media.find')} hint={text('media.find_hint')} value={q} onChange={(value) => keepQuery('q', value)} />
        {canWrite && <UploadButton label={text('media.upload')} multiple onFiles={(files) => queue.add(files)} />}
      </PageHead>
      {canWrite && <p className={styles.hint}>{text('media.note')}</p>}
      <UploadList queue={queue} />
      <MediaFilters kind={kind} languages={languages} />
      <div className={`${side.columns} ${styles.columns}`} data-open={key ? true : undefined}>
        {kind === 'films' ? <FilmList /> : <MediaGrid key={JSON.stringify(filter)} filter={filter} turn={turn} opened={key} />}
        {key && kind !== 'films' && <PictureScreen key={key} pictureKey={key} languages={languages} onChanged={renew} />}
      </div>
      {drop['data-over'] && (
        <p className={styles.drop} aria-hidden="true">
          {text('media.drop')}
        </p>
      )}
    </div>
  );
}

const pick = <K extends string>(name: K, value: string) => (value === '' ? {} : ({ [name]: value } as Record<K, never>));
