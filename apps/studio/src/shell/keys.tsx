import { type Command, shortcuts } from '../lib/shortcuts.ts';
import styles from './keys.module.css';

/** The keys of a command, as decoration beside what they do. */
export function Keys({ of }: { of: Command }) {
  return (
    <span className={styles.keys} aria-hidden="true">
      {shortcuts[of]?.map((key) => (
        <kbd key={key}>{key}</kbd>
      ))}
    </span>
  );
}
