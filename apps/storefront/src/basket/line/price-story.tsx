import type { BasketLine, PriceStep } from '@selvedge/contract/basket-shape.ts';
import { writeLess } from '@selvedge/domain/money/write-less.ts';
import { useMoney } from '../../catalogue/use-money.ts';
import { usePage, useT } from '../../lib/shop-context.tsx';
import styles from './price-story.module.css';

/** How the price of a line came about, step by step, for whoever wants to know. */
export function PriceStory({ line }: { line: BasketLine }) {
  const t = useT();
  const money = useMoney();
  const isIncluded = usePage().location.tax?.included ?? true;
  const { explanation, unitPrice, quantity, groupTotalPrice } = line;
  const steps = explanation.filter(({ kind }) => kind !== 'tax');
  const taxes = explanation.filter(({ kind, amount }) => kind === 'tax' && amount.amount > 0);
  if (steps.length < 2 && taxes.length === 0 && quantity < 2) return null;
  const called = ({ kind, name = '' }: PriceStep) =>
    kind === 'promotion' || kind === 'staff' ? name : t(`basket.step.${kind}`, { tax: name });
  return (
    <details className={styles.story}>
      <summary className={styles.summary}>{t('basket.priceStory')}</summary>
      <dl className={styles.steps}>
        {steps.map((step, index) => (
          <div key={`${step.kind} ${step.reference ?? ''}`} className={styles.step}>
            <dt>
              <bdi>{called(step)}</bdi>
              {index === 0 && quantity > 1 && (
                <bdi className={styles.times}>{t('basket.times', { quantity, price: money(unitPrice.listPrice) })}</bdi>
              )}
            </dt>
            <dd data-less={index > 0 || undefined}>
              <bdi>{index > 0 ? writeLess(money(step.amount)) : money(step.amount)}</bdi>
            </dd>
          </div>
        ))}
        <div className={styles.step} data-sum="">
          <dt>{t('basket.lineTotal')}</dt>
          <dd>{money(groupTotalPrice.salesPrice)}</dd>
        </div>
        {taxes.map((step) => (
          <div key={step.name} className={styles.step} data-quiet="">
            <dt>{t(isIncluded ? 'basket.taxWithin' : 'basket.taxOnTop', { tax: step.name ?? '' })}</dt>
            <dd>{money(step.amount)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
