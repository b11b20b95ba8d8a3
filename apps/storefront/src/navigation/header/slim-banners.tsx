import type { SlimBanner } from '@selvedge/contract/navigation.ts';
import { Icon } from '@selvedge/ui/icon.tsx';
import { VisuallyHidden } from '@selvedge/ui/visually-hidden.tsx';
import { useEffect, useState } from 'react';
import { useSite, useT } from '../../lib/shop-context.tsx';
import styles from './slim-banners.module.css';

const everyMs = 6000;

/** One line of news at a time. Several take turns until someone points at them, pauses them, or prefers stillness. */
export function SlimBanners({ location }: { location: SlimBanner['location'] }) {
  const t = useT();
  const banners = useSite().navigation.slimBanners.filter((banner) => banner.location === location);
  const [turn, setTurn] = useState(0);
  const [paused, setPaused] = useState(false);
  const [held, setHeld] = useState(false);
  const count = banners.length;

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) setPaused(true);
  }, []);
  useEffect(() => {
    if (count < 2 || paused || held) return;
    const timer = setInterval(() => setTurn((now) => now + 1), everyMs);
    return () => clearInterval(timer);
  }, [count, paused, held]);

  const banner = banners[turn % Math.max(count, 1)];
  if (!banner) return null;
  const hold = {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  };
  return (
    <aside
      className={styles.banner}
      aria-label={t('shell.news')}
      data-align={banner.alignment}
      data-tone={banner.backgroundColor ?? 'ink'}
      data-text={banner.textColor}
      {...hold}
    >
      <p key={banner.id} className={styles.text} data-turned={turn > 0 || undefined}>
        {banner.link ? (
          <a className={styles.link} href={banner.link.url}>
            {banner.text}
          </a>
        ) : (
          banner.text
        )}
      </p>
      {count > 1 && (
        <button type="button" className={styles.pause} onClick={() => setPaused(!paused)}>
          <Icon name={paused ? 'play' : 'pause'} small />
          <VisuallyHidden>{t(paused ? 'shell.playNews' : 'shell.pauseNews')}</VisuallyHidden>
        </button>
      )}
    </aside>
  );
}
