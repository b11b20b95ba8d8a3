import { figures } from '@selvedge/contract/studio/figures.ts';
import { localDay } from '@selvedge/domain/date/local-day.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { type FormEvent, useState } from 'react';
import { errorKey, errorText } from '../lib/error-text.ts';
import { useRight, useStudio } from '../lib/studio-context.tsx';
import { useLoad } from '../lib/use-load.ts';
import filters from '../shell/filters.module.css';
import { formatMoment } from '../shell/moment.ts';
import { ScrollTable } from '../shell/scroll-table.tsx';
import { StateNote } from '../shell/state-note.tsx';
import { text } from '../texts/text.ts';
import styles from './figures.module.css';
import { nameOfTime } from './name-of-time.ts';

/** What currencies are worth to the figures. Prices of goods know nothing of it. */
export function RatesPart() {
  const { call, notices } = useStudio();
  const mayWrite = useRight('market.write');
  const [isBusy, setBusy] = useState(false);
  const { data, error, isLoading, reload } = useLoad('rates', () => call(figures.rates, {}));

  async function write(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const said = new FormData(form);
    const read = (name: string) => String(said.get(name) ?? '').trim();
    setBusy(true);
    const body = { currency: read('currency').toUpperCase(), since: read('since'), rate: Number(read('rate').replace(',', '.')) };
    const answer = await call(figures.writeRate, { body });
    setBusy(false);
    if (answer.hasError) return notices.post({ kind: 'failed', text: errorText(answer.error) });
    notices.post({ kind: 'done', text: text('figures.rate_written', { currency: body.currency }) });
    form.reset();
    reload();
  }

  return (
    <>
      <p className={styles.about}>{text('figures.rates_about')}</p>
      {mayWrite && (
        <form className={filters.filters} onSubmit={(event) => void write(event)}>
          <label>
            <span>{text('figures.rate_currency')}</span>
            <input name="currency" required pattern="[A-Za-z]{3}" maxLength={3} size={5} autoComplete="off" />
          </label>
          <label>
            <span>{text('figures.rate_value')}</span>
            <input name="rate" required inputMode="decimal" pattern="[0-9]+([.,][0-9]+)?" size={10} autoComplete="off" />
          </label>
          <label>
            <span>{text('figures.rate_since')}</span>
            <input name="since" type="date" required defaultValue={localDay(new Date())} />
          </label>
          <Button type="submit" look="secondary" disabled={isBusy}>
            {text('figures.rate_write')}
          </Button>
        </form>
      )}
      {error && <StateNote isError title={text('figures.failed')} advice={text(errorKey(error))} onRetry={reload} />}
      {isLoading && <p role="status">{text('figures.loading')}</p>}
      {data?.length === 0 && <StateNote title={text('figures.no_rates')} advice={text('figures.no_rates_advice')} />}
      {data && data.length > 0 && (
        <ScrollTable name={text('figures.part_rates')}>
          <thead>
            <tr>
              <th scope="col">{text('figures.rate_currency')}</th>
              <th scope="col" data-number>
                {text('figures.rate_value')}
              </th>
              <th scope="col">{text('figures.rate_since')}</th>
              <th scope="col">{text('figures.rate_by')}</th>
            </tr>
          </thead>
          <tbody>
            {data.map(({ currency, rate, since, writtenBy, writtenAt }) => (
              <tr key={`${currency} ${since}`}>
                <th scope="row">{currency}</th>
                <td data-number>{rate}</td>
                <td>{nameOfTime(since).name}</td>
                <td>
                  {writtenBy}, {formatMoment(writtenAt)}
                </td>
              </tr>
            ))}
          </tbody>
        </ScrollTable>
      )}
    </>
  );
}
