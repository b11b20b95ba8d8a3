import type { BadgeDisplay } from '@selvedge/contract/catalogue/badge.ts';
import styles from './badge.module.css';
import { paint } from './paint.ts';

type BadgeProps = {
  title: string;
  /** As staff want it in this place; without it, as the shop writes its own remarks. */
  look?: BadgeDisplay | undefined;
  state?: string;
};

/** A remark on a product, in a list of them. (CAT-019) */
export function Badge({ title, look, state }: BadgeProps) {
  const shown = look?.title ?? title;
  return (
    <li ref={paint} className={styles.badge} data-state={state} {...(look && attributesOf(look))}>
      {look?.image ? <img className={styles.image} src={look.image} alt={look.imageAlt || shown} loading="lazy" /> : shown}
    </li>
  );
}

const root = 16;
const rem = (pixels: number) => `${pixels / root}rem`;

/** Only what differs from an ordinary remark: a listing has sixty tiles. */
function attributesOf(look: BadgeDisplay): Record<`data-${string}`, string | undefined> {
  const { isChip, isCurvyChip, image, rotation, opacity, offsetX, offsetY, textAlignment, textSize, width } = look;
  return {
    'data-look': image ? 'image' : isCurvyChip ? 'curvy' : isChip ? 'chip' : 'plain',
    'data-paint': look.backgroundColor,
    'data-paint-text': look.textColor,
    'data-paint-line': look.borderColor,
    'data-turn': rotation === 0 ? undefined : `${rotation}deg`,
    'data-fade': opacity === 100 ? undefined : String(opacity / 100),
    'data-inline': offsetX === 0 ? undefined : rem(offsetX),
    'data-block': offsetY === 0 ? undefined : rem(offsetY),
    'data-text': rem(textSize),
    'data-wide': width === undefined ? undefined : rem(width),
    'data-align': textAlignment === 'start' ? undefined : textAlignment,
  };
}
