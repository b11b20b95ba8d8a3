import type { Money } from '@selvedge/contract/catalogue/price.ts';
import { formatDay } from '@selvedge/domain/date/format-day.ts';
import { useMoney } from '../../catalogue/use-money.ts';
import { useMarket, useSite, useT } from '../../lib/shop-context.tsx';
import { Wordmark } from '../../shell/wordmark.tsx';
import styles from './gift-card-preview.module.css';

type PreviewProps = {
  /** Undefined until one is chosen. */
  amount: Money | undefined;
  /** The colour of the card. */
  hex: string;
  name: string;
  message: string;
  /** Empty: at once. */
  deliverOn: string;
};

/** The mail as it will be received, while it is being written: the card, for whom it is and what it says. */
export function GiftCardPreview({ amount, hex, name, message, deliverOn }: PreviewProps) {
  const t = useT();
  const money = useMoney();
  const locale = useMarket()?.id ?? 'en-GB';
  const { shopName } = useSite().navigation;
  return (
    <figure className={styles.preview}>
      <figcaption className={styles.caption}>
        <span>{t('basket.card_preview')}</span> {deliverOn && <time dateTime={deliverOn}>{formatDay(deliverOn, locale)}</time>}
      </figcaption>
      <div className={styles.mail}>
        <p className={styles.subject}>{t('mail.gift_card.subject')}</p>
        <div className={styles.card} style={{ backgroundColor: hex }} data-tone={isLight(hex) ? 'light' : 'dark'}>
          {shopName && <Wordmark name={shopName} />}
          <span className={styles.amount}>
            <bdi>{amount && money(amount)}</bdi>
          </span>
        </div>
        {name.trim() && (
          <p>
            <bdi>{t('mail.gift_card.greeting', { name: name.trim() })}</bdi>
          </p>
        )}
        {message.trim() && (
          <p className={styles.message}>
            <bdi>{message.trim()}</bdi>
          </p>
        )}
      </div>
    </figure>
  );
}

/** Ink is read on it, and on anything else paper. */
function isLight(hex: string): boolean {
  const [red = 0, green = 0, blue = 0] = (/^#(..)(..)(..)$/.exec(hex) ?? []).slice(1).map((part) => Number.parseInt(part, 16));
  return red * 0.299 + green * 0.587 + blue * 0.114 > 140;
}
