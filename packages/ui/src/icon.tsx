import styles from './icon.module.css';
import { type IconName, icons } from './icons.ts';

/** Decoration only: what it means is said by the text of the link or button around it. */
export function Icon({ name, flips = false, small = false }: { name: IconName; flips?: boolean; small?: boolean }) {
  return (
    <svg
      className={styles.icon}
      data-flips={flips || undefined}
      data-small={small || undefined}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={icons[name]} />
    </svg>
  );
}
