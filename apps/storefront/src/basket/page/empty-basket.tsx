import { Button, ButtonLink } from '@selvedge/ui/button.tsx';
import { useFlyout } from '../../flyout/flyout-context.ts';
import { NearView } from '../../lib/near-view.tsx';
import { useHref, usePage, useT } from '../../lib/shop-context.tsx';
import { RowSkeleton } from '../../recommendation/row-skeleton.tsx';
import styles from './empty-basket.module.css';

const load = async () => (await import('../../recommendation/other-rows.tsx')).OtherRows;

/** Nothing in it: a sentence, a way on, and what others look at. */
export function EmptyBasket({ place }: { place: 'page' | 'flyout' }) {
  const t = useT();
  const href = useHref();
  const flyout = useFlyout();
  const { inStore } = usePage();
  return (
    <>
      <section className={styles.words} data-place={place}>
        <p className={styles.claim}>{t('basket.empty')}</p>
        <p className={styles.text}>{t('basket.emptyText')}</p>
        <ButtonLink href={href('/new-in')}>{t('basket.newIn')}</ButtonLink>
        {inStore && (
          <Button look="secondary" onClick={() => flyout.open('takeOver')}>
            {t('handover.from_phone')}
          </Button>
        )}
      </section>
      <NearView load={load} props={{}} fallback={<RowSkeleton title={t('recommendation.popular')} />} />
    </>
  );
}
