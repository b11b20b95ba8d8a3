import type { Basket } from '@selvedge/contract/basket-shape.ts';
import { writeLess } from '@selvedge/domain/money/write-less.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { Icon } from '@selvedge/ui/icon.tsx';
import { useMoney } from '../../catalogue/use-money.ts';
import { useDeviceStaff } from '../../device/use-device-staff.ts';
import { useFlyout } from '../../flyout/flyout-context.ts';
import { useT } from '../../lib/shop-context.tsx';
import { useBasketAction } from '../use-basket.ts';
import styles from './offer-form.module.css';
import { takeDiscountBack } from './staff-discount-calls.ts';

/** On a store's device: what staff have taken off, by whom and why, and for whoever is signed in the way to more. */
export function StaffDiscounts({ basket }: { basket: Basket }) {
  const t = useT();
  const money = useMoney();
  const run = useBasketAction();
  const flyout = useFlyout();
  const { staff } = useDeviceStaff();
  const given = basket.staffDiscounts ?? [];
  return (
    <>
      {given.length > 0 && (
        <ul className={styles.given}>
          {given.map(({ lineItemId, taken, reason, by }) => (
            <li key={lineItemId ?? ''} className={styles.chip}>
              <span className={styles.code}>
                <bdi>{reason}</bdi>
              </span>
              <span className={styles.amount}>
                <bdi>{writeLess(money(taken))}</bdi>
              </span>
              <button
                type="button"
                className={styles.off}
                aria-label={t('device.discount_off', { reason })}
                onClick={() => void run(takeDiscountBack(lineItemId))}
              >
                <Icon name="close" small />
              </button>
              <p className={styles.note}>{t('device.discount_by', { name: by })}</p>
            </li>
          ))}
        </ul>
      )}
      {staff && (
        <Button look="secondary" wide onClick={() => flyout.open('staffDiscount')}>
          {t('device.discount')}
        </Button>
      )}
    </>
  );
}
