import type { MarketSettings } from '@selvedge/contract/market.ts';
import { type EditedMarket, marketEditing } from '@selvedge/contract/studio/markets.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { errorKey } from '../lib/error-text.ts';
import { navigate, paths, useQuery } from '../lib/router.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { useLoad } from '../lib/use-load.ts';
import { marketTitle, sortMarkets } from '../lists/sort-markets.ts';
import { FormField, FormGroup } from '../shell/form-field.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { StateNote } from '../shell/state-note.tsx';
import { text } from '../texts/text.ts';
import { CopyChoice } from './copy-choice.tsx';
import { MarketForm } from './market-form.tsx';
import styles from './market-screen.module.css';
import { useNewMarket } from './use-new-market.ts';

type Props = { markets: readonly MarketSettings[]; onAdded: () => void };

/** A new market from one that is there: which one, what it is called, what differs, and what is taken along. */
export function NewMarket({ markets, onAdded }: Props) {
  const { call } = useStudio();
  const asked = useQuery('from');
  const source = markets.find(({ id }) => id === asked)?.id ?? markets[0]?.id ?? '';
  const { data, error, reload } = useLoad(`market ${source}`, () => call(marketEditing.getMarket, { params: { id: source } }));
  return (
    <>
      <PageHead title={text('markets.new_title')} note={text('markets.new_note')} />
      <div className={styles.screen}>
        <FormGroup title={text('markets.new_source')}>
          <FormField label={text('markets.new_copy_of')}>
            {(ties) => (
              <select
                {...ties}
                value={source}
                onChange={(event) => navigate(`${paths.screen('markets', 'new')}?from=${event.target.value}`, { replace: true })}
              >
                {sortMarkets(markets).map((market) => (
                  <option key={market.id} value={market.id}>
                    {marketTitle(market)} ({market.id})
                  </option>
                ))}
              </select>
            )}
          </FormField>
        </FormGroup>
        {error && (
          <StateNote isError title={text('markets.screen_failed', { market: source })} advice={text(errorKey(error))} onRetry={reload} />
        )}
        {data && <NewMarketForm key={data.id} source={data} markets={markets} onAdded={onAdded} />}
      </div>
    </>
  );
}

function NewMarketForm({ source, markets, onAdded }: Props & { source: EditedMarket }) {
  const market = useNewMarket({ source, markets, onAdded });
  const { id, setId, settings, set, parts, setParts, rate, setRate, rounding, setRounding, problem, problemAt, add } = market;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <FormGroup title={text('markets.new_name')}>
        <FormField label={text('markets.new_id')} hint={text('markets.new_id_hint')} problem={problemAt('id')}>
          {(ties) => (
            <input
              {...ties}
              value={id}
              placeholder="en-ZA"
              maxLength={5}
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => setId(event.target.value.trim())}
            />
          )}
        </FormField>
      </FormGroup>
      <MarketForm {...{ id, set, problemAt, markets }} draft={settings} />
      <CopyChoice
        {...{ source: source.id, id, parts, rate, rounding, from: source.settings.currency, to: settings.currency }}
        onParts={setParts}
        onRate={setRate}
        onRounding={setRounding}
      />
      <div className={styles.save} data-changed>
        <Button type="submit">{text('markets.new_add')}</Button>
        <p>{text('markets.new_starts_closed')}</p>
        {problem && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
      </div>
    </form>
  );
}
