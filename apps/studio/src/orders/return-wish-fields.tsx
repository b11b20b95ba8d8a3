import type { ReturnableLine, ReturnReason, ReturnWish } from '@selvedge/contract/returns.ts';
import { FormField } from '../shell/form-field.tsx';
import { text } from '../texts/text.ts';
import { QuantityField } from './quantity-field.tsx';

const reasons = [
  ...['tooSmall', 'tooLarge', 'notAsDescribed', 'faulty', 'changedMind', 'arrivedLate', 'other'],
] as const satisfies readonly ReturnReason[];

type Props = { line: ReturnableLine; wish: ReturnWish; onWish: (wish: ReturnWish) => void };

/** How many of a line come back, why, and for what: the money, or another size. */
export function ReturnWishFields({ line: { name, colour, size, quantity, sizes }, wish, onWish }: Props) {
  const { exchangeFor, ...rest } = wish;
  return (
    <>
      <FormField label={[name, colour, size].filter(Boolean).join(', ')}>
        {(ties) => (
          <QuantityField
            ties={ties}
            least={0}
            most={quantity}
            value={wish.quantity}
            onChange={(count) => onWish({ ...wish, quantity: count })}
          />
        )}
      </FormField>
      {wish.quantity > 0 && (
        <FormField label={text('register.why')}>
          {(ties) => (
            <select {...ties} value={wish.reason} onChange={(event) => onWish({ ...wish, reason: event.target.value as ReturnReason })}>
              {reasons.map((reason) => (
                <option key={reason} value={reason}>
                  {text(`returns.reason.${reason}`)}
                </option>
              ))}
            </select>
          )}
        </FormField>
      )}
      {wish.quantity > 0 && sizes.length > 0 && (
        <FormField label={text('register.for')}>
          {(ties) => (
            <select
              {...ties}
              value={exchangeFor ?? ''}
              onChange={(event) => onWish({ ...rest, ...(event.target.value && { exchangeFor: event.target.value }) })}
            >
              <option value="">{text('register.money')}</option>
              {sizes.map((each) => (
                <option key={each.sku} value={each.sku}>
                  {text('register.size', { size: each.size })}
                </option>
              ))}
            </select>
          )}
        </FormField>
      )}
    </>
  );
}
