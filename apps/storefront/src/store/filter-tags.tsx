import { usePage, useT } from '../lib/shop-context.tsx';
import styles from './filter-tags.module.css';

/** CMS-005 The links that an editor set beside the heading; nothing where none are. */
export function FilterTags() {
  const t = useT();
  const { filters = [], _meta } = usePage().content;
  if (filters.length === 0) return null;
  return (
    <nav aria-label={t('category.more')}>
      <ul className={styles.tags}>
        {filters.map(({ title, url }) => (
          <li key={url}>
            <a className={styles.tag} href={url} aria-current={url === _meta.url ? 'page' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
