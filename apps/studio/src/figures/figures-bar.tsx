import { isTimeZone } from '@selvedge/contract/is-time-zone.ts';
import type { MarketSettings } from '@selvedge/contract/market.ts';
import { dateFormat } from '@selvedge/domain/date/date-format.ts';
import { navigate } from '../lib/router.ts';
import filters from '../shell/filters.module.css';
import { text } from '../texts/text.ts';
import { comparisons, type FiguresChoices, type Span, spanDays, spanOf, spans } from './figures-choices.ts';
import { MarketsChoice } from './markets-choice.tsx';

type Props = { choices: FiguresChoices; markets: readonly MarketSettings[]; hasComparison?: boolean };

/** Days, what they are compared with, markets and clock. All of it stands in the address: what one sees can be sent on. */
export function FiguresBar({ choices, markets, hasComparison = true }: Props) {
  const now = new Date();
  const put = (changes: Record<string, string | undefined>) => {
    const url = new URL(location.href);
    for (const [name, value] of Object.entries({ from: choices.from, to: choices.to, ...changes })) {
      if (value) url.searchParams.set(name, value);
      else url.searchParams.delete(name);
    }
    navigate(url.pathname + url.search, { replace: true });
  };
  const chosen = choices.markets?.split(',') ?? [];
  return (
    <div className={filters.filters} data-filters>
      <label>
        <span>{text('figures.span')}</span>
        <select value={spanOf(choices, now) ?? ''} onChange={(event) => put(spanDays(event.target.value as Span, now))}>
          <option value="" disabled>
            {text('figures.span_own')}
          </option>
          {spans.map((span) => (
            <option key={span} value={span}>
              {text(`figures.span_${span}`)}
            </option>
          ))}
        </select>
      </label>
      {(['from', 'to'] as const).map((name) => (
        <label key={name}>
          <span>{text(`figures.${name}`)}</span>
          <input
            type="date"
            value={choices[name]}
            {...(name === 'from' ? { max: choices.to } : { min: choices.from })}
            onChange={(event) => event.target.validity.valid && event.target.value && put({ [name]: event.target.value })}
          />
        </label>
      ))}
      {hasComparison && (
        <label>
          <span>{text('figures.compare')}</span>
          <select value={choices.compare} onChange={(event) => put({ compare: event.target.value })}>
            {comparisons.map((each) => (
              <option key={each} value={each}>
                {text(`figures.compare_${each}`)}
              </option>
            ))}
          </select>
        </label>
      )}
      <MarketsChoice chosen={chosen} markets={markets} onChoose={(ids) => put({ markets: ids.join(',') })} />
      <label>
        <span>{text('figures.zone')}</span>
        <select value={choices.zone ?? ''} onChange={(event) => put({ zone: event.target.value })}>
          <option value="">{text('figures.zone_market')}</option>
          {[...new Set(['UTC', ownZone(), ...(choices.zone && isTimeZone(choices.zone) ? [choices.zone] : [])])].map((zone) => (
            <option key={zone}>{zone}</option>
          ))}
        </select>
      </label>
    </div>
  );
}

const ownZone = (): string => dateFormat('en-GB', {}).resolvedOptions().timeZone;
