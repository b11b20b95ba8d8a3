import { useHref, useSite } from '../lib/shop-context.tsx';
import styles from './logo.module.css';
import { Wordmark } from './wordmark.tsx';

export function Logo({ large = false }: { large?: boolean }) {
  const { navigation } = useSite();
  const href = useHref();
  return (
    <a className={styles.logo} href={href('')} data-large={large || undefined}>
      <Wordmark name={navigation.shopName} />
    </a>
  );
}
