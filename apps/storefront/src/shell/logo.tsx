import { activeBrand } from '@selvedge/domain/brand/active-brand.ts';
import { useHref, usePage } from '../lib/shop-context.tsx';
import styles from './logo.module.css';
import { Wordmark } from './wordmark.tsx';

/** The mark of the shop, or of the brand whose pages these are, which leads to that brand's front. A page ends with the shop's own. */
export function Logo({ large = false }: { large?: boolean }) {
  const { navigation, content } = usePage();
  const href = useHref();
  const active = activeBrand(navigation.multiBrandMenu, content._meta.url, content.product?.subBrand);
  const brand = !large && active?.code !== '' && active?.face ? active : undefined;
  const name = brand?.name ?? navigation.shopName;
  const logo = brand ? brand.face?.logo : navigation.logo;
  return (
    <a className={styles.logo} href={brand?.link.url ?? href('')} data-large={large || undefined}>
      {logo ? (
        <img className={styles.picture} src={`${logo.src}-${logo.widths.at(-1)}.webp`} alt={logo.alt || name} />
      ) : (
        <Wordmark name={name} />
      )}
    </a>
  );
}
