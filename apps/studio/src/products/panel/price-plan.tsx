import type { MarketPrices } from '@selvedge/contract/studio/products.ts';
import { FormField } from '../../shell/form-field.tsx';
import { formatMoment, fromLocalInput, toLocalInput } from '../../shell/moment.ts';
import { findText, text } from '../../texts/text.ts';
import type { PriceDraft } from '../product-draft.ts';
import type { ProductWork } from '../use-product-work.ts';
import panel from './panel.module.css';
import { PriceCell } from './price-cell.tsx';
import styles from './price-panel.module.css';

type Props = { work: ProductWork; prices: MarketPrices; now: Date };

/** Prices of one market: history to read, the future to write. */
export function PricePlan({ work: { draft, errors, put }, prices: { market, currency, rows, url }, now }: Props) {
  const plan = draft.prices[market] ?? [];
  const past = rows.filter(({ from }) => new Date(from) <= now);
  const current = past.at(-1);
  const change = (at: number, next: Partial<PriceDraft>) =>
    put(
      `price:${market}`,
      plan.map((row, place) => (place === at ? { ...row, ...next } : row)),
    );
  const problemOf = (field: string) => {
    const key = errors[field]?.[0];
    return key && (findText(key) ?? key);
  };
  const write = (amount: number | undefined) => (amount === undefined ? '' : String(amount));
  const add = () =>
    put(`price:${market}`, [
      ...plan,
      { from: '', list: write(current?.list), sales: write(current?.sales), member: write(current?.member) },
    ]);
  return (
    <div className={styles.plan}>
      {plan.map((row, at) => (
        <PlanRow
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have nothing else of their own, and none is moved
          key={at}
          {...{ row, at }}
          problemOf={(name) => problemOf(`prices.${market}.${at}.${name}`)}
          onChange={(next) => change(at, next)}
          onRemove={() =>
            put(
              `price:${market}`,
              plan.filter((_, place) => place !== at),
            )
          }
        />
      ))}
      <div className={styles.planTools}>
        <button type="button" className={panel.plain} onClick={add}>
          {text('products.plan_add')}
        </button>
        {url && (
          <a href={url} target="_blank" rel="noreferrer">
            {text('products.see_in_shop')}
          </a>
        )}
      </div>
      {past.length > 0 && (
        <ol className={panel.past} aria-label={text('products.past')}>
          {past.toReversed().map((row) => (
            <li key={row.from}>
              <time dateTime={row.from}>{formatMoment(row.from)}</time> <PriceCell price={row} currency={currency} />
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

type RowProps = {
  row: PriceDraft;
  at: number;
  problemOf: (name: string) => string | undefined;
  onChange: (next: Partial<PriceDraft>) => void;
  onRemove: () => void;
};

function PlanRow({ row, at, problemOf, onChange, onRemove }: RowProps) {
  return (
    <fieldset className={styles.planRow} aria-label={text('products.plan_row', { number: at + 1 })}>
      <FormField label={text('products.from')} problem={problemOf('from')} {...(row.from === '' && { hint: text('products.at_once') })}>
        {(ties) => (
          <input
            {...ties}
            type="datetime-local"
            value={toLocalInput(row.from)}
            onChange={(event) => onChange({ from: fromLocalInput(event.target.value) ?? '' })}
          />
        )}
      </FormField>
      {(['list', 'sales', 'member'] as const).map((name) => (
        <FormField key={name} label={text(`products.${name}`)} problem={problemOf(name)}>
          {(ties) => (
            <input {...ties} inputMode="decimal" value={row[name]} onChange={(event) => onChange({ [name]: event.target.value })} />
          )}
        </FormField>
      ))}
      <button type="button" className={panel.plain} onClick={onRemove}>
        {text('products.plan_remove')}
      </button>
    </fieldset>
  );
}
