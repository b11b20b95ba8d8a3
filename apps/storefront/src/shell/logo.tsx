import { useHref, usePage } from '../lib/shop-context.tsx';
import styles from './logo.module.css';

export function Logo({ large = false }: { large?: boolean }) {
  const { navigation } = usePage();
  const href = useHref();
  return (
    <a className={styles.logo} href={href('')} data-large={large || undefined}>
      {navigation.shopName}
    </a>
  );
}
