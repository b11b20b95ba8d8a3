import { type CopyPart, copyParts, marketEditing, type PriceRounding, priceRoundings } from '@selvedge/contract/studio/markets.ts';
import { convertPrice } from '@selvedge/domain/money/convert-price.ts';
import { formatMoney } from '@selvedge/domain/money/format-money.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { useLoad } from '../lib/use-load.ts';
import { FormCheck, FormField, FormGroup } from '../shell/form-field.tsx';
import { text } from '../texts/text.ts';
import styles from './market-screen.module.css';
import { readNumber } from './read-number.ts';

type Props = {
  source: string;
  id: string;
  parts: readonly CopyPart[];
  rate: number | undefined;
  rounding: PriceRounding;
  from: string;
  to: string;
  onParts: (parts: readonly CopyPart[]) => void;
  onRate: (rate: number | undefined) => void;
  onRounding: (rounding: PriceRounding) => void;
};

/** What is taken along, how much of it there is, and what its prices become. */
export function CopyChoice({ source, id, parts, rate, rounding, from, to, onParts, onRate, onRounding }: Props) {
  const { call } = useStudio();
  const { data } = useLoad(`copy plan ${source}`, () => call(marketEditing.planCopy, { params: { id: source } }));
  const countOf = (part: CopyPart) => data?.parts.find((each) => each.part === part)?.count;
  const locale = /^[a-z]{2}-[A-Z]{2}$/.test(id) ? id : source;
  return (
    <>
      <FormGroup title={text('markets.new_parts')} note={text('markets.new_parts_note', { source })}>
        {copyParts.map((part) => (
          <FormCheck
            key={part}
            label={
              <>
                {text(`markets.copy_${part}`)} <small className={styles.count}>{countOf(part)?.toLocaleString('en') ?? '…'}</small>
              </>
            }
            checked={parts.includes(part)}
            onChange={(isOn) => onParts(copyParts.filter((each) => (each === part ? isOn : parts.includes(each))))}
          />
        ))}
      </FormGroup>
      <FormGroup title={text('markets.new_prices')} note={text('markets.new_prices_note')}>
        <FormField label={text('markets.new_rate', { from, to })} problem={rate === undefined ? text('markets.not_a_number') : undefined}>
          {(ties) => (
            <input
              {...ties}
              inputMode="decimal"
              defaultValue={String(rate ?? '')}
              onChange={(event) => {
                const next = readNumber(event.target.value);
                onRate(next !== undefined && next > 0 ? next : undefined);
              }}
            />
          )}
        </FormField>
        <FormField label={text('markets.new_rounding')}>
          {(ties) => (
            <select {...ties} value={rounding} onChange={(event) => onRounding(event.target.value as PriceRounding)}>
              {priceRoundings.map((each) => (
                <option key={each} value={each}>
                  {text(`markets.rounding_${each}`)}
                </option>
              ))}
            </select>
          )}
        </FormField>
        {rate !== undefined && data && data.examples.length > 0 && (
          <dl className={styles.examples} aria-label={text('markets.new_examples')}>
            {data.examples.map(({ name, amount }) => (
              <div key={name}>
                <dt>{formatMoney(amount, from, source)}</dt>
                <dd>{formatMoney(convertPrice(amount, { from, to, rate, rounding }), to, locale)}</dd>
              </div>
            ))}
          </dl>
        )}
      </FormGroup>
    </>
  );
}
