import type { VimeoVideo } from '@selvedge/contract/content/blocks/vimeo-video.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { Picture } from '@selvedge/ui/picture.tsx';
import { useEffect, useState } from 'react';
import { useBlockHost } from '../block-host.ts';
import styles from './video.module.css';

type VimeoFilmProps = { video: Omit<VimeoVideo, '_alias'>; src: string };

/** Vimeo learns who is watching, so nothing of it is loaded before the visitor has agreed. */
export function VimeoFilm({ video, src }: VimeoFilmProps) {
  const { t, whenVideoAllowed, allowVideo } = useBlockHost();
  const [isAllowed, setAllowed] = useState(false);
  useEffect(() => whenVideoAllowed(() => setAllowed(true)), [whenVideoAllowed]);
  if (isAllowed)
    return (
      <iframe
        className={styles.film}
        src={src}
        title={video.headline || t('video.label')}
        allow="autoplay; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin"
        loading="lazy"
      />
    );
  return (
    <>
      {video.poster && <Picture image={video.poster} sizes="100vw" fill />}
      <div className={styles.ask}>
        <p>{t('video.consent')}</p>
        <Button look="secondary" onClick={allowVideo}>
          {t('video.allow')}
        </Button>
      </div>
    </>
  );
}
