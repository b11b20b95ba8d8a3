import { usePage, useT } from '../lib/shop-context.tsx';
import styles from './more-links.module.css';

/** CMS-005 A row of links beside the heading, which is swiped where it is too long; nothing where there are none. */
export function MoreLinks({ links = [] }: { links: readonly { title: string; url: string }[] | undefined }) {
  const t = useT();
  const { url: own } = usePage().content._meta;
  if (links.length === 0) return null;
  return (
    <nav aria-label={t('category.more')}>
      <ul className={styles.links}>
        {links.map(({ title, url }) => (
          <li key={url}>
            <a className={styles.link} href={url} aria-current={url === own ? 'page' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
