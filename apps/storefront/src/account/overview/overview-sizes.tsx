import type { FavouriteSize } from '@selvedge/contract/account-overview.ts';
import { writeList } from '@selvedge/domain/text/write-list.ts';
import { TextLink } from '@selvedge/ui/text-link.tsx';
import { usePage, useT } from '../../lib/shop-context.tsx';
import styles from './overview.module.css';

/** The sizes that the shopper wears, and of which garments. */
export function OverviewSizes({ sizes }: { sizes: readonly FavouriteSize[] }) {
  const t = useT();
  const { sizeGuide } = usePage().navigation;
  return (
    <section className={styles.part} aria-labelledby="overview-sizes">
      <div className={styles.head}>
        <h2 id="overview-sizes" className={styles.title}>
          {t('account.sizes')}
        </h2>
        {sizeGuide && <TextLink href={sizeGuide.url}>{t('account.support.size.link')}</TextLink>}
      </div>
      {sizes.length > 0 && (
        <dl className={styles.sizes}>
          {sizes.map(({ size, kinds }) => (
            <div key={size} className={styles.size}>
              <dt className={styles.measure}>
                <bdi>{size}</bdi>
              </dt>
              <dd>
                <bdi>{writeList(t, kinds)}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p className={styles.quiet}>{t(sizes.length > 0 ? 'account.sizes_text' : 'account.sizes_none')}</p>
    </section>
  );
}
