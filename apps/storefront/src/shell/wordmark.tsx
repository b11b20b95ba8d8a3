import { VisuallyHidden } from '@selvedge/ui/visually-hidden.tsx';
import styles from './wordmark.module.css';

/** The shop's name, in which the first "l" is the thread. */
export function Wordmark({ name }: { name: string }) {
  const at = name.indexOf('l');
  if (at === -1) return <span className={styles.mark}>{name}</span>;
  return (
    <>
      <VisuallyHidden>{name}</VisuallyHidden>
      <span className={styles.mark} dir="ltr" aria-hidden="true">
        {name.slice(0, at)}
        <span className={styles.thread} />
        {name.slice(at + 1)}
      </span>
    </>
  );
}
