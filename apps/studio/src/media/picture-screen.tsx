import { library, type PictureDetail } from '@selvedge/contract/studio/media.ts';
import { useState } from 'react';
import { errorText } from '../lib/error-text.ts';
import { paths } from '../lib/router.ts';
import { useRight, useStudio } from '../lib/studio-context.tsx';
import { useLoad } from '../lib/use-load.ts';
import { formatMoment } from '../shell/moment.ts';
import side from '../shell/side-screen.module.css';
import { StateNote } from '../shell/state-note.tsx';
import { text } from '../texts/text.ts';
import type { Language } from './languages-of.ts';
import styles from './media.module.css';
import { PictureForm } from './picture-form.tsx';
import parts from './picture-screen.module.css';
import { PictureUses } from './picture-uses.tsx';
import { PictureVersions } from './picture-versions.tsx';
import { RemovePicture } from './remove-picture.tsx';
import { ReplacePicture } from './replace-picture.tsx';

type Props = { pictureKey: string; languages: readonly Language[]; onChanged: () => void };

/** One picture: what is said about it, where it is shown, which files it had. */
export function PictureScreen({ pictureKey, languages, onChanged }: Props) {
  const { call } = useStudio();
  const canWrite = useRight('content.write');
  const canPublish = useRight('content.publish');
  const loaded = useLoad(`picture ${pictureKey}`, () => call(library.get, { params: { key: pictureKey } }));
  // What the last answer said counts more than what was loaded before it.
  const [told, setTold] = useState<PictureDetail>();
  const { data, error, reload } = loaded;
  if (error && !data) return <StateNote isError title={text('media.failed')} advice={errorText(error)} onRetry={reload} />;
  if (!data) return <StateNote title={text('studio.loading')} />;
  const picture = told && told.version >= data.version ? told : data;
  const changed = (next: PictureDetail) => {
    setTold(next);
    onChanged();
    reload();
  };
  const { name, width, height, changedBy, changedAt, places, versions, deletedAt } = picture;
  return (
    <section className={side.screen} aria-label={name}>
      <div className={side.screenHead}>
        <h2>{name}</h2>
        <a href={paths.screen('media') + location.search}>{text('media.close')}</a>
      </div>
      <p className={styles.hint}>
        {text('media.size', { width, height })} · {text('media.by', { who: changedBy, moment: formatMoment(changedAt) })}
      </p>
      {deletedAt === undefined && <PictureForm picture={picture} languages={languages} readOnly={!canWrite} onSaved={changed} />}
      {deletedAt !== undefined && <img className={parts.large} src={picture.src} alt="" />}
      <div>
        <h3>{text('media.where')}</h3>
        <PictureUses places={places} />
      </div>
      {picture.isDrawn && <p className={styles.hint}>{text('media.drawn_note')}</p>}
      {canPublish && deletedAt === undefined && !picture.isDrawn && <ReplacePicture picture={picture} onReplaced={changed} />}
      {versions.length > 0 && <PictureVersions picture={picture} canRestore={canPublish} onRestored={changed} />}
      {canWrite && <RemovePicture picture={picture} onChanged={changed} />}
    </section>
  );
}
