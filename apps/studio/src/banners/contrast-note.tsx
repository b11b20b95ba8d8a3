import { contrastBetween, leastContrast } from '@selvedge/domain/content/contrast.ts';
import { text } from '../texts/text.ts';
import styles from './banners.module.css';

/** Says so where words can't be read on their ground by everybody. */
export function ContrastNote({ words, ground }: { words: string; ground: string }) {
  const ratio = contrastBetween(words, ground);
  const isWeak = ratio !== undefined && ratio < leastContrast;
  return (
    <p role="status" className={styles.warning}>
      {isWeak && text('banners.contrast', { ratio: (Math.floor(ratio * 10) / 10).toFixed(1) })}
    </p>
  );
}
