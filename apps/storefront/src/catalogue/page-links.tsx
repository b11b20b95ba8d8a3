import { paginationBuffer } from '@selvedge/domain/constants.ts';
import { Icon } from '@selvedge/ui/icon.tsx';
import { VisuallyHidden } from '@selvedge/ui/visually-hidden.tsx';
import { useT } from '../lib/shop-context.tsx';
import styles from './page-links.module.css';

/** The widest buffer there is; narrower screens hide what is too far from the page that is shown. (SRC-050) */
const widest = Math.max(...Object.values(paginationBuffer));

/** The way through pages of anything. */
export function PageLinks({ page, pages, hrefOf: href }: { page: number; pages: number; hrefOf: (page: number) => string }) {
  const t = useT();
  if (pages < 2) return null;
  const near = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (each) => each === 1 || each === pages || Math.abs(each - page) <= widest,
  );
  return (
    <nav className={styles.pagination} aria-label={t('listing.pages')}>
      {page > 1 ? (
        <a className={styles.step} rel="prev" href={href(page - 1)}>
          <Icon name="back" small />
          <VisuallyHidden>{t('listing.previous')}</VisuallyHidden>
        </a>
      ) : (
        <span className={styles.step} />
      )}
      <ol className={styles.pages}>
        {near.map((each) => {
          const distance = Math.abs(each - page);
          const isEnd = each === 1 || each === pages;
          // Between the end and the pages near this one something is left out as soon as the second page is hidden.
          const gap = Math.min(Math.abs(page - each) - 1, widest + 1);
          return (
            <li
              key={each}
              className={styles.page}
              data-distance={isEnd ? undefined : distance}
              data-gap={isEnd && gap > 1 ? gap : undefined}
              data-end={each === 1 ? 'first' : undefined}
            >
              <a className={styles.number} href={href(each)} aria-current={each === page ? 'page' : undefined}>
                <VisuallyHidden>{t('listing.page')} </VisuallyHidden>
                {each}
              </a>
            </li>
          );
        })}
      </ol>
      {page < pages ? (
        <a className={styles.step} rel="next" href={href(page + 1)}>
          <Icon name="forward" small />
          <VisuallyHidden>{t('listing.next')}</VisuallyHidden>
        </a>
      ) : (
        <span className={styles.step} />
      )}
    </nav>
  );
}
