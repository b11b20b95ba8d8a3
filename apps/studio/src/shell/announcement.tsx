import styles from './announcement.module.css';

/** What a screen reader says when something has been moved; who sees the screen sees it there. */
export function Announcement({ words }: { words: string }) {
  return (
    <p role="status" className={styles.hidden}>
      {words}
    </p>
  );
}
