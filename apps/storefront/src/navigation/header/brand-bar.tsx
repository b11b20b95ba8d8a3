import { useSite, useT } from '../../lib/shop-context.tsx';
import { MarketLink } from '../market/market-link.tsx';
import styles from './brand-bar.module.css';
import { useBrands } from './use-brands.ts';

/** The brands of the shop above its header; a page that isn't about clothes shows the simple menu instead. */
export function BrandBar() {
  const { navigation } = useSite();
  const t = useT();
  const { brands, active } = useBrands();
  return (
    <nav className={styles.bar} aria-label={t('shell.brands')}>
      <ul className={styles.brands}>
        {brands.map((brand) => (
          <li key={brand.code}>
            <a className={styles.brand} href={brand.link.url} aria-current={brand === active ? 'true' : undefined}>
              {brand.name}
            </a>
            {brand === active && brand.tagline !== '' && <span className={styles.tagline}>{brand.tagline}</span>}
          </li>
        ))}
        {brands.length === 0 &&
          navigation.simpleBrandMenu.map(({ title, link }) => (
            <li key={link.url}>
              <a className={styles.brand} href={link.url}>
                {title}
              </a>
            </li>
          ))}
      </ul>
      <MarketLink />
    </nav>
  );
}
