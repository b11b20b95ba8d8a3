import { useHref, useSite } from '../lib/shop-context.tsx';
import styles from './logo.module.css';
import { Wordmark } from './wordmark.tsx';

export function Logo({ large = false }: { large?: boolean }) {
  const { shopName, logo } = useSite().navigation;
  const href = useHref();
  return (
    <a className={styles.logo} href={href('')} data-large={large || undefined}>
      {logo ? (
        <img className={styles.picture} src={`${logo.src}-${logo.widths.at(-1)}.webp`} alt={logo.alt || shopName} />
      ) : (
        <Wordmark name={shopName} />
      )}
    </a>
  );
}
