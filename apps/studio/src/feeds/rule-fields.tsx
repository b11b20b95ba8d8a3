import { categories } from '@selvedge/contract/studio/categories.ts';
import type { FeedRules } from '@selvedge/contract/studio/feeds.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { useLoad } from '../lib/use-load.ts';
import { FormCheck, FormField, FormGroup } from '../shell/form-field.tsx';
import { text } from '../texts/text.ts';
import styles from './feeds.module.css';
import { NameList } from './name-list.tsx';

export const noRules: FeedRules = {
  ...{ categories: [], brands: [], tags: [], priceBelow: null, priceAbove: null },
  ...{ soldOut: false, noPicture: true, noGtin: false, comingSoon: false, giftCards: true, sets: false, adults: true },
};

const switches = ['soldOut', 'noPicture', 'noGtin', 'comingSoon', 'giftCards', 'sets', 'adults'] as const;

type Props = { rules: FeedRules; market: string; onChange: (rules: FeedRules) => void };

/** What is left out. */
export function RuleFields({ rules, market, onChange }: Props) {
  const { call } = useStudio();
  const known = useLoad(`feed categories ${market}`, () => call(categories.overview, { params: { market } }));
  const put = (change: Partial<FeedRules>) => onChange({ ...rules, ...change });
  const amount = (name: 'priceBelow' | 'priceAbove') => (
    <FormField label={text(`feeds.rule.${name}`)}>
      {(ties) => (
        <input
          {...ties}
          type="number"
          min={0}
          step="any"
          value={rules[name] ?? ''}
          onChange={(event) => put({ [name]: Number.isNaN(event.target.valueAsNumber) ? null : event.target.valueAsNumber })}
        />
      )}
    </FormField>
  );
  const names = (known.data?.given ?? []).map(({ id, names: by }) => ({ value: id, label: by.en ?? id }));
  return (
    <FormGroup title={text('feeds.rules')} note={text('feeds.rules_note')}>
      <NameList
        label={text('feeds.rule.categories')}
        values={rules.categories}
        known={names}
        onChange={(all) => put({ categories: all })}
      />
      <NameList label={text('feeds.rule.brands')} values={rules.brands} onChange={(brands) => put({ brands })} />
      <NameList label={text('feeds.rule.tags')} values={rules.tags} onChange={(tags) => put({ tags })} />
      {amount('priceBelow')}
      {amount('priceAbove')}
      <div className={styles.checks}>
        {switches.map((name) => (
          <FormCheck key={name} label={text(`feeds.rule.${name}`)} checked={rules[name]} onChange={(isOn) => put({ [name]: isOn })} />
        ))}
      </div>
    </FormGroup>
  );
}
