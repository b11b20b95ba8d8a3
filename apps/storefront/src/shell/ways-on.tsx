import { usePage, useT } from '../lib/shop-context.tsx';
import styles from './ways-on.module.css';

/** The main menu once more, large: no page of the shop is a dead end. */
export function WaysOn() {
  const t = useT();
  const items = usePage().navigation.mainMenu.filter((item) => !item.isHidden && item.link);
  return (
    <nav className={styles.ways} aria-label={t('shell.waysOn')}>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.title}>
            <a className={styles.way} href={item.link?.url}>
              {item.title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
