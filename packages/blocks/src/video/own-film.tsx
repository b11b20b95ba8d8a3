import type { VimeoVideo } from '@selvedge/contract/content/blocks/vimeo-video.ts';
import { Icon } from '@selvedge/ui/icon.tsx';
import { VisuallyHidden } from '@selvedge/ui/visually-hidden.tsx';
import { useEffect, useRef, useState } from 'react';
import { useBlockHost } from '../block-host.ts';
import styles from './video.module.css';

type OwnFilmProps = { video: Omit<VimeoVideo, '_alias'>; src: string };

/** A film of the shop. What plays by itself is silent, can be stopped, and does not play for those who prefer stillness. */
export function OwnFilm({ video, src }: OwnFilmProps) {
  const { t } = useBlockHost();
  const film = useRef<HTMLVideoElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const playsItself = video.autoplay || video.background;
  const hasControls = video.controls && !video.background;
  useEffect(() => {
    if (!playsItself || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const element = film.current;
    const watch = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) element?.play().catch(Boolean);
      else element?.pause();
    });
    if (element) watch.observe(element);
    return () => watch.disconnect();
  }, [playsItself]);
  const poster = video.poster && `${video.poster.src}-${video.poster.widths.at(-1)}.jpg`;
  return (
    <>
      <video
        ref={film}
        className={styles.film}
        src={src}
        poster={poster}
        controls={hasControls}
        loop={video.loop}
        muted={video.muted || playsItself}
        playsInline={video.playInline}
        preload={poster ? 'none' : 'metadata'}
        aria-label={video.headline || t('video.label')}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
      />
      {playsItself && !hasControls && (
        <button
          type="button"
          className={styles.toggle}
          onClick={() => (isPlaying ? film.current?.pause() : film.current?.play().catch(Boolean))}
        >
          <Icon name={isPlaying ? 'pause' : 'play'} small />
          <VisuallyHidden>{t(isPlaying ? 'video.pause' : 'video.play')}</VisuallyHidden>
        </button>
      )}
    </>
  );
}
