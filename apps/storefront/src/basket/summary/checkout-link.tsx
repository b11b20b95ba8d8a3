import type { BasketAnswer } from '@selvedge/contract/basket-shape.ts';
import { checkThreshold } from '@selvedge/domain/basket/check-threshold.ts';
import { toMinor } from '@selvedge/domain/money/minor-units.ts';
import { Button, ButtonLink } from '@selvedge/ui/button.tsx';
import { useMoney } from '../../catalogue/use-money.ts';
import { useFlyout } from '../../flyout/flyout-context.ts';
import { useMarket, useT, useToggles } from '../../lib/shop-context.tsx';
import { useSession } from '../../session/use-session.ts';
import { usePageLink } from '../../shell/use-page-link.ts';
import { useToast } from '../../toast/toast-context.ts';
import styles from './checkout-link.module.css';

/** The link to checkout; a basket that may not be sent to its country is told so first. (BSK-021..025) */
export function CheckoutLink({ answer, place }: { answer: BasketAnswer; place: 'page' | 'flyout' | 'mini' }) {
  const t = useT();
  const toast = useToast();
  const money = useMoney();
  const flyout = useFlyout();
  const link = usePageLink();
  const { status } = useSession();
  const { loginFlyout } = useToggles();
  const country = useMarket()?.country;
  const { basket, minimumThreshold, maximumThreshold } = answer;
  const minor = ({ amount }: { amount: number }) => toMinor(amount, basket.currency);
  const bounds = { minimum: minor(minimumThreshold), maximum: minor(maximumThreshold) };
  const outside = checkThreshold(minor(basket.total), bounds, country?.code ?? '');
  const isShort = basket.lines.some(({ state }) => state === 'limited');
  const obstacle = basket.quantity === 0 ? 'basket.nothing_to_order' : (outside ?? (isShort ? 'basket.shortage' : undefined));
  return (
    <div className={styles.checkout}>
      {obstacle ? (
        <>
          <Button wide onClick={() => toast.showNow('danger', obstacle)}>
            {t('basket.checkout')}
          </Button>
          <p className={styles.note}>
            {t(obstacle)} {outside && bounds.minimum > 0 && t('basket.over', { amount: money(minimumThreshold) })}{' '}
            {outside && bounds.maximum > 0 && t('basket.under', { amount: money(maximumThreshold) })}
          </p>
        </>
      ) : (
        <ButtonLink wide href={link('checkoutPage', '/checkout')}>
          {t('basket.checkout')}
        </ButtonLink>
      )}
      {place === 'flyout' && loginFlyout && status === 'guest' && (
        <button type="button" className={styles.signIn} onClick={() => flyout.open('login', { place: 'basketFlyout' })}>
          {t('basket.signIn')}
        </button>
      )}
    </div>
  );
}
