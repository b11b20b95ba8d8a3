import type { FieldErrors } from '@selvedge/contract/error.ts';
import type { MarketSettings } from '@selvedge/contract/market.ts';
import {
  type CopyPart,
  copyParts,
  type EditedMarket,
  type MarketEdit,
  marketEditing,
  type PriceRounding,
} from '@selvedge/contract/studio/markets.ts';
import { directionOf, nameProblem, ownNames } from '@selvedge/domain/market/market-name.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { useEffect, useState } from 'react';
import { errorKey, errorText } from '../lib/error-text.ts';
import { navigate, paths, useQuery } from '../lib/router.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { useLoad } from '../lib/use-load.ts';
import { marketTitle, sortMarkets } from '../lists/sort-markets.ts';
import { FormField, FormGroup } from '../shell/form-field.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { StateNote } from '../shell/state-note.tsx';
import { findText, text } from '../texts/text.ts';
import { CopyChoice } from './copy-choice.tsx';
import { MarketForm } from './market-form.tsx';
import styles from './market-screen.module.css';

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
  const { call, notices } = useStudio();
  const [id, setId] = useState('');
  const [settings, setSettings] = useState<MarketEdit>(() => ({
    ...source.settings,
    suggested: [],
    notes: '',
    formats: {},
    priority: lastPriority(markets) + 1,
  }));
  const [parts, setParts] = useState<readonly CopyPart[]>(copyParts);
  const [rate, setRate] = useState<number | undefined>(1);
  const [rounding, setRounding] = useState<PriceRounding>('exact');
  const [errors, setErrors] = useState<FieldErrors>({});
  const [problem, setProblem] = useState('');
  const named = nameProblem(id) === undefined;

  // What people there call their country is known as soon as the market has a name.
  useEffect(() => {
    if (named)
      setSettings((before) => ({ ...before, ...ownNames(id), ...ofCountry(id, source, markets), direction: directionOf(id.slice(0, 2)) }));
  }, [id, named, source, markets]);

  const problemAt = (field: string) => {
    const [key] = errors[field] ?? errors[`settings.${field}`] ?? [];
    return key && (findText(key) ?? text('error.invalid'));
  };

  async function add(): Promise<void> {
    const wrong = nameProblem(id);
    setErrors(wrong ? { id: [wrong] } : {});
    if (wrong || rate === undefined) return setProblem(text('error.invalid'));
    const answer = await call(marketEditing.addMarket, { body: { id, source: source.id, settings, parts: [...parts], rate, rounding } });
    if (answer.hasError) {
      setErrors(answer.response?.result?.errors ?? {});
      return setProblem(errorText(answer.error));
    }
    notices.post({ kind: 'done', text: text('markets.added', { market: id }) });
    onAdded();
    navigate(paths.screen('markets', id));
  }

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
      <MarketForm
        id={id}
        draft={settings}
        set={(part) => setSettings((before) => ({ ...before, ...part }))}
        problemAt={problemAt}
        markets={markets}
      />
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

const lastPriority = (markets: readonly MarketSettings[]): number => Math.max(0, ...markets.map(({ priority }) => priority));

/** Tax and dial prefix are the country's: those of a market that is there already, or empty until somebody fills them in. */
function ofCountry(id: string, source: EditedMarket, markets: readonly MarketSettings[]): Pick<MarketEdit, 'tax' | 'dialPrefix'> {
  const { tax, dialPrefix } = source.settings;
  if (source.id.slice(3) === id.slice(3)) return { tax, dialPrefix };
  const neighbour = markets.find((market) => market.id.slice(3) === id.slice(3));
  if (neighbour) return { tax: neighbour.tax, dialPrefix: neighbour.dialPrefix };
  return { tax: { name: '', rate: 0, included: tax.included }, dialPrefix: '' };
}
