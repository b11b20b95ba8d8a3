import { ButtonLink } from '@selvedge/ui/button.tsx';
import { useT } from '../lib/shop-context.tsx';
import { usePageLink } from '../shell/use-page-link.ts';
import styles from './empty-listing.module.css';
import words from './empty-words.module.css';

/** The grid that will hold the pieces, with its first field used to say that there are none yet. */
export function EmptyListing() {
  const t = useT();
  const link = usePageLink();
  return (
    <section className={styles.empty} aria-labelledby="empty-listing">
      <div className={styles.words}>
        <h2 id="empty-listing" className={words.title}>
          {t('category.empty.title')}
        </h2>
        <p className={words.text}>{t('category.empty.text')}</p>
        <ButtonLink href={link('customerClubPage', '/customer-club')} look="secondary">
          {t('category.empty.action')}
        </ButtonLink>
      </div>
      {['one', 'two', 'three', 'four', 'five', 'six'].map((field) => (
        <div key={field} className={styles.field} aria-hidden="true">
          <svg className={styles.hanger} viewBox="0 0 120 70" focusable="false" aria-hidden="true">
            <path d="M60 26v-6c0-3 6-4 6-9a6 6 0 0 0-12 0M60 26L10 58c-4 3-2 8 3 8h94c5 0 7-5 3-8z" />
          </svg>
        </div>
      ))}
    </section>
  );
}
