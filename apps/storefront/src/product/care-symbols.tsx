import type { CareSymbol } from '@selvedge/contract/catalogue/product-fields.ts';
import { useT } from '../lib/shop-context.tsx';
import drawings from './care-symbols.svg';
import styles from './product-facts.module.css';

/** What the label inside says, drawn as on the label, with its words beside it: few know all of the signs. */
export function CareSymbols({ codes }: { codes: readonly CareSymbol[] }) {
  const t = useT();
  if (codes.length === 0) return null;
  return (
    <ul className={styles.symbols} aria-label={t('product.careSymbols')}>
      {codes.map((code) => (
        <li key={code}>
          <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" className={styles.sign}>
            <use href={`${drawings}#${code}`} />
          </svg>
          {t(`careSymbol.${code}`)}
        </li>
      ))}
    </ul>
  );
}
