import { delays } from '@selvedge/domain/constants.ts';
import { Button, ButtonLink } from '@selvedge/ui/button.tsx';
import { type FocusEvent, useEffect, useState } from 'react';
import { useMoney } from '../catalogue/money.ts';
import { useFlyout } from '../flyout/flyout-context.ts';
import { useT, useToggles } from '../lib/shop-context.tsx';
import { usePageLink } from '../shell/page-link.ts';
import { useBasketState } from './basket-state.ts';
import { FreightThread } from './freight-thread.tsx';
import { LineBadges } from './line-badges.tsx';
import { LinePicture } from './line-picture.tsx';
import { lineVariant } from './line-variant.ts';
import styles from './mini-basket.module.css';

/** BSK-011, NAV-037 what was just added. It takes no focus, and leaves by itself unless pointer or focus is in it. */
export function Content({ close }: { close: () => void }) {
  const t = useT();
  const money = useMoney();
  const flyout = useFlyout();
  const link = usePageLink();
  const { basketFlyout } = useToggles();
  const basket = useBasketState(({ answer }) => answer?.basket);
  const added = useBasketState((state) => state.added);
  const [isHeld, setHeld] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another addition starts the time anew
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(close, delays.miniBasketStay);
    return () => clearTimeout(timer);
  }, [isHeld, added]);
  if (!basket) return null;
  const lines = added.flatMap((sku) => basket.lines.find((line) => line.sku === sku) ?? []);
  const left = (event: FocusEvent) => setHeld(event.currentTarget.contains(event.relatedTarget));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it only stops its clock
    <div
      className={styles.mini}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={left}
    >
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.id} className={styles.line}>
            <LinePicture line={line} />
            <div className={styles.words}>
              <p>
                <bdi>{line.name}</bdi>
              </p>
              <p className={styles.note}>
                <bdi>{lineVariant(t, money, line)}</bdi>
              </p>
              <p>{money(line.unitPrice.salesPrice)}</p>
              <LineBadges line={line} location="miniBasket" />
            </div>
          </li>
        ))}
      </ul>
      <FreightThread basket={basket} />
      <div className={styles.ways}>
        {basketFlyout ? (
          <Button wide look="secondary" onClick={() => flyout.open('basket')}>
            {t('basket.viewCount', { count: basket.quantity })}
          </Button>
        ) : (
          <ButtonLink wide look="secondary" href={link('basketPage', '/basket')}>
            {t('basket.viewCount', { count: basket.quantity })}
          </ButtonLink>
        )}
        <ButtonLink wide href={link('checkoutPage', '/checkout')}>
          {t('basket.checkout')}
        </ButtonLink>
      </div>
    </div>
  );
}
