import type { Segment, SegmentFilter } from '@selvedge/contract/mailing.ts';
import type { SegmentList } from '@selvedge/contract/studio/mailings.ts';
import { CheckField } from '../promotions/check-field.tsx';
import { LineField } from '../promotions/line-field.tsx';
import { MarketsLine } from '../promotions/markets-line.tsx';
import { readCount } from '../promotions/number-reading.ts';
import { TextLine } from '../promotions/text-line.tsx';
import { readList } from '../promotions/written-amounts.ts';
import { text } from '../texts/text.ts';
import { SegmentCounter } from './segment-counter.tsx';

type Props = { draft: Segment; tiers: SegmentList['tiers']; onChange: (draft: Segment) => void };
type NumberName = 'boughtWithinDays' | 'notBoughtWithinDays' | 'pointsFrom' | 'pointsTo';

const numbers: readonly { name: NumberName; least: number }[] = [
  { name: 'boughtWithinDays', least: 1 },
  { name: 'notBoughtWithinDays', least: 1 },
  { name: 'pointsFrom', least: 0 },
  { name: 'pointsTo', least: 0 },
];

/** Whom a segment means; what is left empty is not asked about. How many that are is counted as it changes. */
export function SegmentForm({ draft, tiers, onChange }: Props) {
  const { filter } = draft;
  const set = (part: Partial<SegmentFilter>) => onChange({ ...draft, filter: { ...filter, ...part } });
  return (
    <>
      <LineField label={text('mailings.name')}>
        {(ties) => (
          <input {...ties} value={draft.name} maxLength={80} onChange={(event) => onChange({ ...draft, name: event.target.value })} />
        )}
      </LineField>
      <MarketsLine markets={filter.markets} onChange={(markets) => set({ markets })} />
      {tiers.map(({ id, name }) => (
        <CheckField
          key={id}
          label={text('mailings.tier', { name })}
          isOn={filter.tiers.includes(id)}
          onChange={(isOn) => set({ tiers: isOn ? [...filter.tiers, id] : filter.tiers.filter((each) => each !== id) })}
        />
      ))}
      <TextLine
        label={text('mailings.categories')}
        hint={text('mailings.categories_hint')}
        value={filter.categories}
        write={(all) => all.join(', ')}
        read={readList}
        onChange={(categories) => set({ categories })}
      />
      {numbers.map(({ name, least }) => (
        <TextLine
          key={name}
          label={text(`mailings.${name}`)}
          value={filter[name] ?? null}
          write={(value) => (value === null ? '' : String(value))}
          read={(line) => (line.trim() === '' ? null : readCount(least)(line))}
          onChange={(value) => onChange({ ...draft, filter: without(filter, name, value) })}
        />
      ))}
      <SegmentCounter filter={filter} />
    </>
  );
}

function without(filter: SegmentFilter, name: NumberName, value: number | null): SegmentFilter {
  const { [name]: _, ...rest } = filter;
  return value === null ? rest : { ...rest, [name]: value };
}
