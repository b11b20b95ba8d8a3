import { Button } from '@selvedge/ui/button.tsx';
import { useFlyout } from '../../flyout/flyout-context.ts';
import { usePage, useT, useToggles } from '../../lib/shop-context.tsx';
import styles from './handover.module.css';

/** On a store's device: the ways onto the shopper's own phone. On a phone: the way to a store's device. */
export function HandoverWays({ place }: { place: 'page' | 'flyout' }) {
  const t = useT();
  const flyout = useFlyout();
  const { inStore } = usePage();
  const { stockFinder } = useToggles();
  if (inStore)
    return (
      <div className={styles.ways}>
        <Button wide look="secondary" onClick={() => flyout.open('handOver', { purpose: 'pay' })}>
          {t('handover.pay_on_phone')}
        </Button>
        <Button wide look="quiet" onClick={() => flyout.open('handOver', { purpose: 'move' })}>
          {t('handover.to_phone')}
        </Button>
      </div>
    );
  if (!stockFinder || place !== 'page') return null;
  return (
    <button type="button" className={styles.way} onClick={() => flyout.open('handOver', { purpose: 'move' })}>
      {t('handover.to_screen')}
    </button>
  );
}
