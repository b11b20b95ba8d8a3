import type { BasketAnswer, BasketLine } from '@selvedge/contract/basket-shape.ts';
import { Button, ButtonLink } from '@selvedge/ui/button.tsx';
import { useMoney } from '../../catalogue/use-money.ts';
import { useName } from '../../catalogue/use-name.ts';
import { useFlyout } from '../../flyout/flyout-context.ts';
import { Part } from '../../lib/part.tsx';
import { useT, useToggles } from '../../lib/shop-context.tsx';
import { usePageLink } from '../../shell/use-page-link.ts';
import { LineBadges } from '../line/line-badges.tsx';
import { LinePicture } from '../line/line-picture.tsx';
import { lineVariant } from '../line/line-variant.ts';
import { CheckoutLink } from '../summary/checkout-link.tsx';
import { FreightThread } from '../summary/freight-thread.tsx';
import styles from './mini-basket.module.css';

/** What was added, how far it is to free delivery, and the ways on. */
export function MiniBasketParts({ answer, added }: { answer: BasketAnswer; added: readonly string[] }) {
  const t = useT();
  const flyout = useFlyout();
  const link = usePageLink();
  const { basketFlyout } = useToggles();
  const { basket } = answer;
  const lines = added.flatMap((sku) => basket.lines.find((line) => line.sku === sku) ?? []);
  return (
    <>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.id} className={styles.line}>
            <Part resetOn={answer}>
              <AddedLine line={line} />
            </Part>
          </li>
        ))}
      </ul>
      <Part resetOn={answer}>
        <FreightThread basket={basket} />
      </Part>
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
        <Part resetOn={answer}>
          <CheckoutLink answer={answer} place="mini" />
        </Part>
      </div>
    </>
  );
}

function AddedLine({ line }: { line: BasketLine }) {
  const t = useT();
  const writeName = useName();
  const money = useMoney();
  return (
    <>
      <LinePicture line={line} />
      <div className={styles.words}>
        <p>
          <bdi>{writeName(line.name)}</bdi>
        </p>
        <p className={styles.note}>
          <bdi>{lineVariant(t, money, line)}</bdi>
        </p>
        <p>{money(line.unitPrice.salesPrice)}</p>
        <LineBadges line={line} location="miniBasket" />
      </div>
    </>
  );
}
