import type { FitHint as Hint } from '@selvedge/contract/catalogue/product.ts';
import { useT } from '../../lib/shop-context.tsx';
import styles from './fit-hint.module.css';

/** What those say who sent it back. */
export function FitHint({ hint }: { hint: Hint | undefined }) {
  const t = useT();
  return hint && <p className={styles.hint}>{t(`product.fit.${hint.fit}`, hint)}</p>;
}
