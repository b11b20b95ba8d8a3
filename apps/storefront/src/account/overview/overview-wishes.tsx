import type { AccountOverview } from '@selvedge/contract/account-overview.ts';
import { ButtonLink } from '@selvedge/ui/button.tsx';
import { TextLink } from '@selvedge/ui/text-link.tsx';
import { ProductTile } from '../../catalogue/product-tile.tsx';
import { useBadgeLooks } from '../../catalogue/use-badge-looks.ts';
import { useHref, useT } from '../../lib/shop-context.tsx';
import styles from './overview.module.css';

const tileSizes = '(min-width: 960px) 18vw, (min-width: 600px) 25vw, 50vw';

/** The newest of the wishlist, to be taken up again. */
export function OverviewWishes({ wishlist: { count, products } }: Pick<AccountOverview, 'wishlist'>) {
  const t = useT();
  const href = useHref();
  const looks = useBadgeLooks('wishlist');
  return (
    <section className={styles.part} aria-labelledby="overview-wishes">
      <div className={styles.head}>
        <h2 id="overview-wishes" className={styles.title}>
          {t('wishlist.default')}
        </h2>
        {count > 0 && <TextLink href={href('/wishlist')}>{t('wishlist.pieces', { count })}</TextLink>}
      </div>
      {products.length > 0 ? (
        <ul className={styles.tiles}>
          {products.map((product) => (
            <li key={product.id}>
              <ProductTile product={product} sizes={tileSizes} looks={looks} />
            </li>
          ))}
        </ul>
      ) : (
        count === 0 && (
          <>
            <p className={styles.quiet}>{t('wishlist.empty.text')}</p>
            <p className={styles.ways}>
              <ButtonLink look="secondary" href={href('/new-in')}>
                {t('wishlist.empty.newIn')}
              </ButtonLink>
            </p>
          </>
        )
      )}
    </section>
  );
}
