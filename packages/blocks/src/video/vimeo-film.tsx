import type { VimeoVideo } from '@selvedge/contract/content/blocks/vimeo-video.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { Icon } from '@selvedge/ui/icon.tsx';
import { Picture } from '@selvedge/ui/picture.tsx';
import { VisuallyHidden } from '@selvedge/ui/visually-hidden.tsx';
import { useEffect, useState } from 'react';
import { useBlockHost } from '../block-host.ts';
import styles from './video.module.css';

type VimeoFilmProps = { video: Omit<VimeoVideo, '_alias'>; src: string };

/** Vimeo learns who is watching, so nothing of it is loaded before the visitor has agreed; and it is heavy, so not before it is wanted. */
export function VimeoFilm({ video, src }: VimeoFilmProps) {
  const { t, whenVideoAllowed, allowVideo } = useBlockHost();
  const [isAllowed, setAllowed] = useState(false);
  const [isWanted, setWanted] = useState(video.autoplay || video.background);
  useEffect(() => whenVideoAllowed(() => setAllowed(true)), [whenVideoAllowed]);
  if (isAllowed && isWanted)
    return (
      <iframe
        className={styles.film}
        src={video.autoplay || video.background ? src : src.replace('autoplay=0', 'autoplay=1')}
        title={video.headline || t('video.label')}
        allow="autoplay; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin"
        loading="lazy"
      />
    );
  return (
    <>
      {video.poster && <Picture image={video.poster} sizes="100vw" fill />}
      {isAllowed ? (
        <button type="button" className={styles.start} onClick={() => setWanted(true)}>
          <span>
            <Icon name="play" />
          </span>
          <VisuallyHidden>{t('video.play')}</VisuallyHidden>
        </button>
      ) : (
        <div className={styles.ask}>
          <p>{t('video.consent')}</p>
          <Button
            look="secondary"
            onClick={() => {
              setWanted(true);
              allowVideo();
            }}
          >
            {t('video.allow')}
          </Button>
        </div>
      )}
    </>
  );
}
