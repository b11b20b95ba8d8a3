import { type ViewportClass, viewportClass } from '@selvedge/blocks/viewport-class.ts';
import { delays, productGrid } from '@selvedge/domain/constants.ts';
import { daySeconds } from '@selvedge/domain/date/durations.ts';
import { useEffect, useState } from 'react';
import { writeCookie } from '../lib/cookies.ts';
import { useT } from '../lib/shop-context.tsx';
import styles from './grid-choice.module.css';

/** Divisors of the grid's columns. Each screen offers four of them: the narrow ones no six, the wide ones no single. */
const choices = [1, 2, 3, 4, 6];
const screens = ['portrait', 'landscape', 'tablet', 'desktop'] as const;
type Screen = (typeof screens)[number];
const { tilesPerRow } = productGrid;
const usual: Record<Screen, number> = {
  portrait: tilesPerRow.mobilePortrait,
  landscape: tilesPerRow.mobileLandscape,
  tablet: tilesPerRow.tablet,
  desktop: tilesPerRow.desktop,
};

/** As the document's attributes and the visitor's cookie call them. */
const names: Record<ViewportClass, Screen> = {
  mobilePortrait: 'portrait',
  mobileLandscape: 'landscape',
  tablet: 'tablet',
  laptop: 'desktop',
  wideScreen: 'desktop',
};

/** How many tiles stand in a row: remembered for each kind of screen on its own. (SRC-049) */
export function GridChoice() {
  const t = useT();
  const [perRow, setPerRow] = useState<number>();
  useEffect(() => {
    const read = () => setPerRow(tilesOn(screenOf(innerWidth)));
    let timer = 0;
    const onResize = () => {
      clearTimeout(timer);
      timer = window.setTimeout(read, delays.resizeDebounce);
    };
    read();
    addEventListener('resize', onResize, { passive: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('resize', onResize);
    };
  }, []);
  const choose = (tiles: number) => {
    document.documentElement.setAttribute(`data-grid-${screenOf(innerWidth)}`, String(tiles));
    writeCookie('grid', screens.map((screen) => `${screen}.${tilesOn(screen)}`).join('_'), 365 * daySeconds);
    setPerRow(tiles);
  };
  return (
    <fieldset className={styles.choice} aria-label={t('listing.perRow')}>
      {choices.map((tiles) => (
        <button
          key={tiles}
          type="button"
          className={styles.button}
          data-tiles={tiles}
          aria-pressed={perRow === tiles}
          onClick={() => choose(tiles)}
        >
          {tiles}
        </button>
      ))}
    </fieldset>
  );
}

const screenOf = (width: number): Screen => names[viewportClass(width)];

function tilesOn(screen: Screen): number {
  return Number(document.documentElement.getAttribute(`data-grid-${screen}`) ?? usual[screen]);
}
