import type { TextUse } from '@selvedge/contract/studio/translations.ts';
import { text } from '../texts/text.ts';
import styles from './text-picture.module.css';

/** What of the picture fits beside the table, and how wide all of it is. */
const [width, height, whole] = [288, 200, 768];

/** Where shoppers read it: the place itself, and all of the screen behind a link. */
export function TextPicture({ picture: { name, box } }: { picture: NonNullable<TextUse['picture']> }) {
  const url = `/studio/text-pictures/${name}.webp`;
  const [left, top, wide, tall] = box ?? [0, 0, 0, 0];
  const shown = { x: Math.max(0, Math.min(whole - width, left + wide / 2 - width / 2)), y: Math.max(0, top + tall / 2 - height / 2) };
  return (
    <a className={styles.picture} href={url} target="_blank" rel="noopener" aria-label={text(box ? 'texts.picture' : 'texts.picture_near')}>
      <img className={styles.screen} src={url} alt="" loading="lazy" style={{ translate: `${-shown.x}px ${-shown.y}px` }} />
      {box && (
        <span
          className={styles.place}
          style={{ left: left - shown.x - 4, top: top - shown.y - 4, inlineSize: wide + 8, blockSize: tall + 8 }}
        />
      )}
    </a>
  );
}
