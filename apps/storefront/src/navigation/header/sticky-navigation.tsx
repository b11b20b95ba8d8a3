import { stickyEntries } from '@selvedge/domain/navigation/menu.ts';
import { Icon } from '@selvedge/ui/icon.tsx';
import { isIconName } from '@selvedge/ui/icons.ts';
import { VisuallyHidden } from '@selvedge/ui/visually-hidden.tsx';
import { usePath, useSite, useT, useToggles } from '../../lib/shop-context.tsx';
import { useCount } from '../../shell/counts.ts';
import styles from './sticky-navigation.module.css';

/** App-style navigation at the foot of a small screen: with fewer than three icons it is not worth its room. */
export function StickyNavigation() {
  const { navigation } = useSite();
  const path = usePath();
  const t = useT();
  const counts: Record<string, number> = { wishlist: useCount('wishlist'), basket: useCount('basket') };
  const entries = stickyEntries(navigation.stickyNavigation, useToggles().stickyNavigation);
  if (entries.length === 0) return null;
  return (
    <nav className={styles.bar} aria-label={t('shell.quickMenu')}>
      <ul className={styles.items}>
        {entries.map(({ title, icon, link }) => {
          const count = counts[icon ?? ''] ?? 0;
          return (
            <li key={link.url} className={styles.item}>
              <a className={styles.link} href={link.url} aria-current={link.url === path ? 'page' : undefined}>
                {isIconName(icon) && <Icon name={icon} />}
                {count > 0 && (
                  <span className={styles.count} aria-hidden="true">
                    {count}
                  </span>
                )}
                <span>{title}</span>
                {count > 0 && <VisuallyHidden> {t('shell.pieces', { count })}</VisuallyHidden>}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
