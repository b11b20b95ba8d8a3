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
import { useEffect, useState } from 'react';
import { errorText } from '../lib/error-text.ts';
import { navigate, paths } from '../lib/router.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { findText, text } from '../texts/text.ts';

type Options = { source: EditedMarket; markets: readonly MarketSettings[]; onAdded: () => void };

/** A market that is not there yet: its name, its settings, and what it takes along from another one. */
export function useNewMarket({ source, markets, onAdded }: Options) {
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

  const set = (part: Partial<MarketEdit>) => setSettings((before) => ({ ...before, ...part }));
  return { id, setId, settings, set, parts, setParts, rate, setRate, rounding, setRounding, problem, problemAt, add };
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
