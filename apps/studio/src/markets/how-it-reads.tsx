import type { MarketEdit } from '@selvedge/contract/studio/markets.ts';
import { addressForm } from '@selvedge/domain/address/address-rules.ts';
import { formatDateTime } from '@selvedge/domain/date/format-date.ts';
import { currencyDecimals } from '@selvedge/domain/money/currency.ts';
import { nearestMinor, toDecimal } from '@selvedge/domain/money/minor-units.ts';
import { writeNumber } from '@selvedge/domain/writing-style/number-style.ts';
import { writingStyleOf } from '@selvedge/domain/writing-style/writing-style.ts';
import { text } from '../texts/text.ts';
import styles from './how-it-reads.module.css';

type Props = { id: string; country: string; settings: MarketEdit };

/** Amounts, days, numbers and addresses as shoppers of the market read them; made by the same rules as the shop's. */
export function HowItReads({ id, country, settings }: Props) {
  const { currency, tax, dialPrefix, direction, formats } = settings;
  const style = writingStyleOf(id, currency, formats);
  const price = nearestMinor(1234.5, currency);
  const share = tax.included ? price - price / (1 + tax.rate / 100) : price * (tax.rate / 100);
  const money = (minor: number) => writeNumber(toDecimal(Math.round(minor), currency), currencyDecimals(currency), style.money);
  const fields = addressForm(country).filter(({ isRequired }) => isRequired);
  const rows = [
    [text('markets.reads_price'), money(price)],
    [text('markets.reads_tax'), `${tax.name} ${tax.rate.toLocaleString(id)} % · ${money(share)}`],
    [text('markets.reads_total'), money(tax.included ? price : price + share)],
    [text('markets.reads_count'), writeNumber(12_345, 0, style.count)],
    [text('markets.reads_date'), formatDateTime(new Date(), { locale: id, timeZone: 'UTC' })],
    [text('markets.reads_receipt'), formatDateTime(new Date(), { locale: id, timeZone: 'UTC', inStore: true })],
    [text('markets.reads_phone'), `${dialPrefix} …`],
    [text('markets.reads_address'), fields.map(({ name }) => text(`markets.address_${name}` as 'markets.address_line1')).join(', ')],
  ];
  return (
    <aside className={styles.reads} aria-label={text('markets.reads')}>
      <h2>{text('markets.reads')}</h2>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd dir={direction}>{value}</dd>
          </div>
        ))}
      </dl>
      <p>{text('markets.reads_note')}</p>
    </aside>
  );
}
