import { ButtonLink } from '@selvedge/ui/button.tsx';
import { NearView } from '../../lib/near-view.tsx';
import { useHref, useT } from '../../lib/shop-context.tsx';
import { RowSkeleton } from '../../recommendation/row-skeleton.tsx';
import styles from './empty-basket.module.css';

const load = async () => (await import('../../recommendation/other-rows.tsx')).OtherRows;

/** Nothing in it: a sentence, a way on, and what others look at. */
export function EmptyBasket({ place }: { place: 'page' | 'flyout' }) {
  const t = useT();
  const href = useHref();
  return (
    <>
      <section className={styles.words} data-place={place}>
        <p className={styles.claim}>{t('basket.empty')}</p>
        <p className={styles.text}>{t('basket.emptyText')}</p>
        <ButtonLink href={href('/new-in')}>{t('basket.newIn')}</ButtonLink>
      </section>
      <NearView load={load} props={{}} fallback={<RowSkeleton title={t('recommendation.popular')} />} />
    </>
  );
}
