import type { ProductCard } from '@selvedge/contract/catalogue/product.ts';
import { isFilm } from '@selvedge/domain/media/is-film.ts';
import { showPicture } from '@selvedge/domain/media/show-picture.ts';
import { Icon } from '@selvedge/ui/icon.tsx';
import { VisuallyHidden } from '@selvedge/ui/visually-hidden.tsx';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { useBackCloses } from '../../flyout/use-back-closes.ts';
import { useMarket, useT } from '../../lib/shop-context.tsx';
import { pictureSizes } from './picture-sizes.ts';
import styles from './zoom.module.css';

type ZoomProps = { product: ProductCard; first: number; onClose: () => void };

/** One picture over the whole screen, at first the one that the gallery has fetched already; a click brings the place under the pointer close, arrows change the picture. */
export function Zoom({ product, first, onClose }: ZoomProps) {
  const t = useT();
  const dialog = useRef<HTMLDialogElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const { images, name } = product;
  const shown = images.indexes.flatMap(({ format }, index) => (isFilm(format) ? [] : [index]));
  const [place, setPlace] = useState(Math.max(0, shown.indexOf(first)));
  const [near, setNear] = useState<{ x: number; y: number }>();
  const isRtl = useMarket()?.direction === 'rtl';
  const at = shown[place] ?? 0;
  const picture = showPicture(images, at);

  useBackCloses(onClose);
  useEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  useEffect(() => {
    const box = frame.current;
    // Right-to-left pages scroll from zero to the left, in negative numbers.
    if (near && box) {
      const overflow = box.scrollWidth - box.clientWidth;
      box.scrollTo({ left: isRtl ? -overflow * (1 - near.x) : overflow * near.x, top: (box.scrollHeight - box.clientHeight) * near.y });
    }
  }, [near, isRtl]);

  const go = (step: number) => {
    setNear(undefined);
    setPlace((place + step + shown.length) % shown.length);
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') go(isRtl ? -1 : 1);
    if (key === 'ArrowLeft') go(isRtl ? 1 : -1);
  };
  const approach = (event: MouseEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    // Pressed by key, a button reports no place: the middle is meant.
    const isPointed = event.detail > 0;
    setNear(
      near
        ? undefined
        : { x: isPointed ? (event.clientX - box.x) / box.width : 0.5, y: isPointed ? (event.clientY - box.y) / box.height : 0.3 },
    );
  };

  return (
    <dialog ref={dialog} className={styles.zoom} aria-label={t('product.zoom', { name })} onClose={onClose} onKeyDown={onKeyDown}>
      <div ref={frame} className={styles.frame} data-near={near ? '' : undefined}>
        <button type="button" className={styles.picture} onClick={approach} aria-pressed={near !== undefined}>
          {picture && (
            <img
              key={at}
              src={picture.src}
              srcSet={picture.srcSet}
              sizes={near ? '(min-width: 768px) 160vw, 250vw' : pictureSizes}
              width={picture.width}
              height={picture.height}
              alt={images.indexes[at]?.alt ?? `${name}, ${t(`picture.${images.indexes[at]?.format ?? ''}`)}`}
            />
          )}
        </button>
      </div>
      <form method="dialog">
        <button type="submit" className={styles.close}>
          <Icon name="close" />
          <VisuallyHidden>{t('shell.close')}</VisuallyHidden>
        </button>
      </form>
      {shown.length > 1 && (
        <div className={styles.steps}>
          <button type="button" className={styles.step} onClick={() => go(-1)}>
            <Icon name="back" flips />
            <VisuallyHidden>{t('product.previousPicture')}</VisuallyHidden>
          </button>
          <span className={styles.count} aria-live="polite">
            {t('product.pictureOf', { number: place + 1, count: shown.length })}
          </span>
          <button type="button" className={styles.step} onClick={() => go(1)}>
            <Icon name="forward" flips />
            <VisuallyHidden>{t('product.nextPicture')}</VisuallyHidden>
          </button>
        </div>
      )}
    </dialog>
  );
}
