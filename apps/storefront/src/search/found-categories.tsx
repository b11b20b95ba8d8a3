import type { CategorySearch } from '@selvedge/contract/catalogue/search.ts';
import { useT } from '../lib/shop-context.tsx';
import styles from './found-categories.module.css';

/** Categories that the words name: a shopper who typed "knitwear" may want the category, not a search. */
export function FoundCategories({ categories }: { categories: readonly CategorySearch[] }) {
  const t = useT();
  if (categories.length === 0) return null;
  return (
    <nav className={styles.categories} aria-label={t('search.categories')}>
      <ul className={styles.list}>
        {categories.map(({ categoryUri, displayName }) => (
          <li key={categoryUri}>
            <a className={styles.category} href={categoryUri}>
              {displayName}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
