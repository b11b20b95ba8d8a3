import { text } from '../texts/text.ts';

type Props = { currency: string; currencies: readonly string[]; onChoose: (currency: string) => void };

/** What amounts are written in: a currency that something was bought in, or the euro, which all rates are of. */
export function CurrencyChoice({ currency, currencies, onChoose }: Props) {
  const offered = [...new Set([...currencies, 'EUR', currency])].toSorted();
  return (
    <label>
      <span>{text('figures.in_currency')}</span>{' '}
      <select value={currency} onChange={(event) => onChoose(event.target.value)}>
        {offered.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
    </label>
  );
}
