import { usePage, useT } from '../lib/shop-context.tsx';
import { SearchForm } from '../search/search-form.tsx';
import { PageHead } from './page-head.tsx';
import styles from './search-page.module.css';

export function View() {
  const { location, navigation } = usePage();
  const t = useT();
  const term = location.query.q?.[0]?.trim() ?? '';
  const ways = navigation.mainMenu.filter((item) => !item.isHidden && item.link);
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
        <ul className={styles.ways}>
          {ways.map((item) => (
            <li key={item.title}>
              <a className={styles.way} href={item.link?.url}>
                {item.title}
              </a>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
