import type { ReturnableLine, ReturnReason, ReturnWish } from '@selvedge/contract/returns.ts';
import { writeSize } from '@selvedge/domain/catalogue/write-size.ts';
import { writeList } from '@selvedge/domain/text/write-list.ts';
import { CheckField } from '@selvedge/ui/check-field.tsx';
import { Field } from '@selvedge/ui/field.tsx';
import { SelectField } from '@selvedge/ui/select-field.tsx';
import { LinePicture } from '../basket/line/line-picture.tsx';
import { useT } from '../lib/shop-context.tsx';
import { QuantitySelect } from '../order/quantity-select.tsx';
import styles from './returns.module.css';

const reasons = [
  ...['tooSmall', 'tooLarge', 'notAsDescribed', 'faulty', 'changedMind', 'arrivedLate', 'other'],
] as const satisfies readonly ReturnReason[];

type Props = { line: ReturnableLine; wish: ReturnWish | undefined; onWish: (wish: ReturnWish | undefined) => void };

/** A piece that may come back: ticked, it asks how many and why. */
export function ReturnLine({ line, wish, onWish }: Props) {
  const t = useT();
  const { lineItemId, name, colour, size, quantity, why } = line;
  const variant = writeList(t, [colour, size && t('basket.size', { size: writeSize(size) })]);
  const blank = { lineItemId, quantity: 1, reason: '' as ReturnReason, words: '' };
  return (
    <article className={styles.line}>
      <LinePicture line={line} />
      <div className={styles.words}>
        {quantity > 0 ? (
          <CheckField
            label={<bdi>{name}</bdi>}
            hint={<bdi>{variant}</bdi>}
            checked={wish !== undefined}
            onChange={(event) => onWish(event.target.checked ? blank : undefined)}
          />
        ) : (
          <>
            <h3 className={styles.name}>
              <bdi>{name}</bdi>
            </h3>
            <p className={styles.small}>
              <bdi>{variant}</bdi>
            </p>
            {why && <p className={styles.small}>{t(`returns.not.${why}`)}</p>}
          </>
        )}
        {wish && (
          <div className={styles.asked}>
            {quantity > 1 && (
              <QuantitySelect most={quantity} value={wish.quantity} onChange={(count) => onWish({ ...wish, quantity: count })} />
            )}
            <SelectField
              label={t('returns.why')}
              name={`reason-${lineItemId}`}
              required
              hint={wish.reason === 'faulty' ? t('returns.picture_later') : undefined}
              value={wish.reason}
              onChange={(event) => onWish({ ...wish, reason: event.target.value as ReturnReason })}
            >
              <option value="">{t('returns.choose')}</option>
              {reasons.map((reason) => (
                <option key={reason} value={reason}>
                  {t(`returns.reason.${reason}`)}
                </option>
              ))}
            </SelectField>
            {line.sizes.length > 0 && (
              <SelectField
                label={t('returns.instead')}
                name={`instead-${lineItemId}`}
                hint={wish.exchangeFor ? t('returns.exchange_hint') : undefined}
                value={wish.exchangeFor ?? ''}
                onChange={({ target }) => onWish({ ...wish, exchangeFor: target.value || undefined })}
              >
                <option value="">{t('returns.money_back')}</option>
                {line.sizes.map(({ sku, size }) => (
                  <option key={sku} value={sku}>
                    {t('returns.other_size', { size })}
                  </option>
                ))}
              </SelectField>
            )}
            <Field
              label={t('returns.words')}
              name={`words-${lineItemId}`}
              maxLength={500}
              value={wish.words}
              onChange={(event) => onWish({ ...wish, words: event.target.value })}
            />
          </div>
        )}
      </div>
    </article>
  );
}
