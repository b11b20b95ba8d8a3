import { videoAddress } from '@selvedge/domain/content/video-address.ts';
import { Icon } from '@selvedge/ui/icon.tsx';
import { VisuallyHidden } from '@selvedge/ui/visually-hidden.tsx';
import { useEffect, useRef, useState } from 'react';
import { useBlockHost } from './block-host.ts';
import styles from './silent-film.module.css';

const silent = {
  autoplay: true,
  loop: true,
  muted: true,
  controls: false,
  background: true,
  playInline: true,
  displayTitle: false,
  displayPortrait: false,
};

/** A film of the shop's own in place of a picture: without sound, stopped at will, and only for those who like movement. */
export function SilentFilm({ videoId }: { videoId: string }) {
  const { t, videoHost } = useBlockHost();
  const film = useRef<HTMLVideoElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const address = videoAddress({ ...silent, videoId }, videoHost);
  useEffect(() => {
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) film.current?.play().catch(Boolean);
  }, []);
  if (address?.kind !== 'own') return null;
  const toggle = () => (isPlaying ? film.current?.pause() : film.current?.play().catch(Boolean));
  return (
    <>
      <video
        ref={film}
        className={styles.film}
        src={address.src}
        muted
        loop
        playsInline
        preload="none"
        tabIndex={-1}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
      />
      <button type="button" className={styles.toggle} onClick={toggle}>
        <Icon name={isPlaying ? 'pause' : 'play'} small />
        <VisuallyHidden>{t(isPlaying ? 'video.pause' : 'video.play')}</VisuallyHidden>
      </button>
    </>
  );
}
