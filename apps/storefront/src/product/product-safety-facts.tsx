import type { ProductSafety, SafetyContact } from '@selvedge/contract/product-safety.ts';
import { useT } from '../lib/shop-context.tsx';
import styles from './product-facts.module.css';

/** Who made it, who answers for it, and what to look out for. (DUTY-05) */
export function ProductSafetyFacts({ safety, warnings }: { safety: ProductSafety | undefined; warnings: string }) {
  const t = useT();
  return (
    <div className={styles.text}>
      {warnings && <Fact title={t('product.safety_warnings')} lines={warnings} />}
      {safety && <Fact title={t('product.safety_manufacturer')} lines={linesOf(safety.manufacturer)} />}
      {safety?.responsible && <Fact title={t('product.safety_responsible')} lines={linesOf(safety.responsible)} />}
    </div>
  );
}

function Fact({ title, lines }: { title: string; lines: string }) {
  return (
    <div>
      <p className={styles.strong}>{title}</p>
      <p className={styles.lines} dir="auto">
        {lines}
      </p>
    </div>
  );
}

const linesOf = ({ name, address, contact }: SafetyContact) => [name, address, contact].join('\n');
