import { breakpointNames } from '@selvedge/contract/content/breakpoint.ts';
import type { CarouselSettings } from '@selvedge/contract/content/carousel.ts';
import { valuePerDevice } from '@selvedge/domain/content/per-device.ts';
import { Icon } from '@selvedge/ui/icon.tsx';
import { VisuallyHidden } from '@selvedge/ui/visually-hidden.tsx';
import { type ReactNode, type RefObject, useId, useRef } from 'react';
import { useBlockHost } from '../block-host.ts';
import { applyDataStyles, measuresOf } from '../data-styles.ts';
import { Headline } from '../headline.tsx';
import { Painted } from '../painted.tsx';
import styles from './carousel.module.css';
import { useCarousel } from './use-carousel.ts';

type Shown = Record<(typeof breakpointNames)[number], number>;

type CarouselProps = {
  settings: CarouselSettings;
  /** In place of the headline of the settings. */
  title?: string;
  heading?: 'h1' | 'h2';
  /** How many are seen at a time, unless the settings say. */
  displayed: Shown;
  items: readonly { key: string; content: ReactNode }[];
  /** The goods are still on their way. */
  isBusy?: boolean;
  section?: RefObject<HTMLElement | null>;
  children?: ReactNode;
};

/** A row that scrolls by finger, wheel and key without any script; arrows, pages and autoplay are added by it. */
export function Carousel({
  settings,
  title = settings.headline,
  heading = 'h2',
  displayed,
  items,
  isBusy = false,
  section,
  children,
}: CarouselProps) {
  const { t } = useBlockHost();
  const id = useId();
  const track = useRef<HTMLUListElement>(null);
  const { page, pages, isPlaying, step, goTo, toggle, hold } = useCarousel(track, settings, items.length);
  const isOutside = settings.arrowsPosition === 'outside';
  const arrows = pages > 1 && (
    <div className={styles.arrows} data-position={settings.arrowsPosition}>
      <button type="button" className={styles.arrow} onClick={() => step(-1)} aria-disabled={page === 0}>
        <Icon name="back" flips />
        <VisuallyHidden>{t('carousel.back')}</VisuallyHidden>
      </button>
      <button type="button" className={styles.arrow} onClick={() => step(1)} aria-disabled={page === pages - 1}>
        <Icon name="forward" flips />
        <VisuallyHidden>{t('carousel.forward')}</VisuallyHidden>
      </button>
    </div>
  );
  return (
    <Painted
      as="section"
      ref={section}
      className={styles.carousel}
      ground={settings.backgroundColor}
      words={settings.textColor}
      data-full={settings.toggleFullWidth || undefined}
      {...(title ? { 'aria-labelledby': id } : { 'aria-label': t('carousel.label') })}
      {...hold}
    >
      {(title || isOutside) && (
        <div className={styles.head}>
          {title && <Headline as={heading} id={id} settings={settings.headlineSettings} text={title} size="small" />}
          {isOutside && arrows}
        </div>
      )}
      <div className={styles.stage}>
        <ul
          ref={(element) => {
            track.current = element;
            applyDataStyles(element);
          }}
          className={styles.track}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          tabIndex={0}
          aria-busy={isBusy || undefined}
          {...measures(settings, displayed)}
          {...(title ? { 'aria-labelledby': id } : { 'aria-label': t('carousel.label') })}
        >
          {items.map(({ key, content }) => (
            <li key={key} className={styles.item}>
              {content}
            </li>
          ))}
        </ul>
        {!isOutside && arrows}
      </div>
      {(settings.pagination || settings.autoplay) && (
        <div className={styles.foot}>
          {settings.pagination && pages > 1 && (
            <div className={styles.pages}>
              {Array.from({ length: pages }, (_, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a page is known by its place
                <button key={at} type="button" className={styles.page} aria-current={at === page || undefined} onClick={() => goTo(at)}>
                  <VisuallyHidden>{t('carousel.page', { number: at + 1, count: pages })}</VisuallyHidden>
                </button>
              ))}
            </div>
          )}
          {settings.autoplay && pages > 1 && (
            <button type="button" className={styles.pause} onClick={toggle}>
              <Icon name={isPlaying ? 'pause' : 'play'} small />
              <VisuallyHidden>{t(isPlaying ? 'carousel.pause' : 'carousel.play')}</VisuallyHidden>
            </button>
          )}
        </div>
      )}
      {children}
    </Painted>
  );
}

function measures({ displayedProducts, previewLeft, previewRight }: CarouselSettings, displayed: Shown) {
  const left = valuePerDevice(previewLeft, 0);
  const right = valuePerDevice(previewRight, 0);
  return measuresOf(
    Object.fromEntries(
      breakpointNames.flatMap((device) => [
        [`shown-${device}`, String(displayedProducts?.[device] ?? displayedProducts?.mobile ?? displayed[device])],
        [`left-${device}`, `${left[device]}%`],
        [`right-${device}`, `${right[device]}%`],
      ]),
    ),
  );
}
