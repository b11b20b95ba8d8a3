import styles from './skeleton.module.css';

/** Stands in the box of what is still loading. */
export function Skeleton({ shape = 'line' }: { shape?: 'line' | 'short' | 'tile' }) {
  return <span className={styles.skeleton} data-shape={shape} aria-hidden="true" />;
}
