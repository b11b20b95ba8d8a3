import { ButtonLink } from '@selvedge/ui/button.tsx';
import { Rows } from '../content/rows.tsx';
import { NearView } from '../lib/near-view.tsx';
import { useHref, usePage, useT } from '../lib/shop-context.tsx';
import { RowSkeleton } from '../recommendation/row-skeleton.tsx';
import styles from './empty-list.module.css';

const load = async () => (await import('../recommendation/other-rows.tsx')).OtherRows;

/** Nothing kept yet: a sentence, a way on, and whatever the editors put there. */
export function EmptyList() {
  const t = useT();
  const href = useHref();
  const { intro, rows } = usePage().content;
  return (
    <>
      <section className={styles.words}>
        <p className={styles.claim}>{intro}</p>
        <p className={styles.text}>{t('wishlist.empty.text')}</p>
        <ButtonLink href={href('/new-in')}>{t('wishlist.empty.newIn')}</ButtonLink>
      </section>
      <Rows rows={rows.emptyWishlist ?? []} />
      <NearView load={load} props={{}} fallback={<RowSkeleton title={t('recommendation.popular')} />} />
    </>
  );
}
