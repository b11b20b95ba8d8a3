import type { Basket } from '@selvedge/contract/basket-shape.ts';
import { freightState } from '@selvedge/domain/content/freight-state.ts';
import { toMinor } from '@selvedge/domain/money/minor-units.ts';
import { sumMoney } from '@selvedge/domain/money/sum-money.ts';
import { useMoney } from '../../catalogue/use-money.ts';
import { useT } from '../../lib/shop-context.tsx';
import styles from './freight-thread.module.css';
import { useFreightLook } from './use-freight-look.ts';

/** CMS-084 how far it is to free delivery: with the thread drawing itself along, or in words alone. */
export function FreightThread({ basket }: { basket: Basket }) {
  const t = useT();
  const money = useMoney();
  const { freightVersion, backgroundColor } = useFreightLook();
  const { freeShippingMissing, freeShipping, isDigital, quantity, currency } = basket;
  if (isDigital || quantity === 0 || (!freeShipping && !freeShippingMissing)) return null;
  const missing = toMinor(freeShippingMissing?.amount ?? 0, currency);
  const counted = toMinor(worthOfLines(basket).amount, currency);
  const state = freightState({ freightValue: counted + missing, subtotal: freeShipping ? counted + missing : counted });
  if (!state) return null;
  return (
    <div className={styles.freight} data-tone={backgroundColor}>
      <p>{freeShipping || !freeShippingMissing ? t('freight.free') : t('freight.remaining', { amount: money(freeShippingMissing) })}</p>
      {freightVersion === 'progress' && (
        <progress className={styles.bar} max={100} value={state.percent} aria-label={t('freight.progress')} />
      )}
    </div>
  );
}

/** What counts towards free delivery: everything that is sent, at the price that is paid for it. */
function worthOfLines({ lines, currency }: Basket) {
  const sent = lines.filter(({ isDigital }) => !isDigital);
  return sumMoney(
    sent.map(({ groupTotalPrice }) => groupTotalPrice.salesPrice),
    currency,
  );
}
