import { usePage, useT } from '../lib/shop-context.tsx';
import { SearchForm } from '../search/search-form.tsx';
import { PageHead } from './page-head.tsx';
import styles from './search-page.module.css';
import { WaysOn } from './ways-on.tsx';

export function View() {
  const { location } = usePage();
  const t = useT();
  const term = location.query.q?.[0]?.trim() ?? '';
  return (
    <>
      <PageHead quiet />
      <div className={styles.form}>
        <SearchForm term={term} />
      </div>
      <section className={styles.answer} aria-live="polite">
        {term !== '' && (
          <>
            <h2 className={styles.title}>{t('search.empty.title', { term })}</h2>
            <p className={styles.text}>{t('search.empty.text')}</p>
          </>
        )}
      </section>
      <WaysOn />
    </>
  );
}
