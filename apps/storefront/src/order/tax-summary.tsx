import type { Basket } from '@selvedge/contract/basket-shape.ts';
import { toDecimal, toMinor } from '@selvedge/domain/money/minor-units.ts';
import { hasTaxSummary } from '@selvedge/domain/tax/has-tax-summary.ts';
import { useMoney } from '../catalogue/use-money.ts';
import { useMarket, useT } from '../lib/shop-context.tsx';
import styles from './tax-summary.module.css';

type Taxed = Pick<Basket, 'total' | 'totalVat' | 'totalVat1' | 'totalVat2' | 'vatName' | 'vatName2'>;

/** CHK-042 what of the total is tax, where shoppers are owed it before they buy. */
export function TaxSummary({ taxed }: { taxed: Taxed }) {
  const t = useT();
  const money = useMoney();
  if (!hasTaxSummary(useMarket()?.country.code)) return null;
  const { currency } = taxed.total;
  const minor = ({ amount }: { amount: number }) => toMinor(amount, currency);
  const net = { amount: toDecimal(minor(taxed.total) - minor(taxed.totalVat), currency), currency };
  const rows = [
    [t('order.tax.net'), net],
    ...(taxed.vatName ? [[taxed.vatName, taxed.totalVat1] as const] : []),
    ...(taxed.vatName2 ? [[taxed.vatName2, taxed.totalVat2] as const, [t('order.tax.all'), taxed.totalVat] as const] : []),
    [t('order.tax.gross'), taxed.total],
  ] as const;
  return (
    <section className={styles.tax} aria-label={t('order.tax.title')}>
      <h3 className={styles.title}>{t('order.tax.title')}</h3>
      <dl className={styles.rows}>
        {rows.map(([name, amount]) => (
          <div key={name} className={styles.row}>
            <dt>
              <bdi>{name}</bdi>
            </dt>
            <dd>
              <bdi>{money(amount)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
