import { showsMultiBrandMenu } from '@selvedge/domain/navigation/menu.ts';
import { usePage, useT, useToggles } from '../../lib/shop-context.tsx';
import { MarketLink } from '../market/market-link.tsx';
import { activeBrand } from './active-brand.ts';
import styles from './brand-bar.module.css';

/** The brands of the shop above its header; a page that isn't about clothes shows the simple menu instead. */
export function BrandBar() {
  const { navigation, content } = usePage();
  const toggles = useToggles();
  const t = useT();
  const { url, alias } = content._meta;
  const brands = showsMultiBrandMenu(alias, toggles.multiBrandMenu) ? navigation.multiBrandMenu : [];
  const active = activeBrand(brands, url);
  return (
    <nav className={styles.bar} aria-label={t('shell.brands')} data-simple={brands.length === 0 || undefined}>
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
