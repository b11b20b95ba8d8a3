import type { Reward } from '@selvedge/contract/loyalty-rules.ts';
import { CheckField } from '../promotions/check-field.tsx';
import { LineField } from '../promotions/line-field.tsx';
import { MarketsLine } from '../promotions/markets-line.tsx';
import { NameFields } from '../promotions/name-fields.tsx';
import { readCount } from '../promotions/number-reading.ts';
import { TextLine } from '../promotions/text-line.tsx';
import { text } from '../texts/text.ts';
import { ChoiceTable } from './choice-table.tsx';

type Props = { draft: Reward; onChange: (draft: Reward) => void };

export function RewardForm({ draft, onChange }: Props) {
  return (
    <>
      <NameFields draft={{ names: draft.titles }} onChange={({ names }) => onChange({ ...draft, titles: names })} />
      <Descriptions draft={draft} onChange={onChange} />
      <CheckField label={text('club.is_active')} isOn={draft.isActive} onChange={(isActive) => onChange({ ...draft, isActive })} />
      <TextLine
        label={text('club.cost')}
        hint={text('club.cost_hint')}
        value={draft.cost}
        write={String}
        read={readCount(0, 10_000_000)}
        onChange={(cost) => onChange({ ...draft, cost })}
      />
      <TextLine
        label={text('club.valid_days')}
        hint={text('club.valid_hint')}
        value={draft.validDays}
        write={String}
        read={readCount(1, 1_000)}
        onChange={(validDays) => onChange({ ...draft, validDays })}
      />
      <MarketsLine markets={draft.markets} onChange={(markets) => onChange({ ...draft, markets })} />
      <LineField label={text('club.image')}>
        {(ties) => (
          <input {...ties} maxLength={500} value={draft.image} onChange={(event) => onChange({ ...draft, image: event.target.value })} />
        )}
      </LineField>
      <ChoiceTable choices={draft.choices} onChange={(choices) => onChange({ ...draft, choices })} />
    </>
  );
}

/** In the languages that it has a name in. An empty one is none. */
function Descriptions({ draft, onChange }: Props) {
  const { titles, descriptions } = draft;
  const write = (language: string, words: string) => {
    const { [language]: _, ...others } = descriptions;
    onChange({ ...draft, descriptions: words === '' ? others : { ...others, [language]: words } });
  };
  return Object.keys(titles).map((language) => (
    <LineField key={language} label={text('club.description', { language })}>
      {(ties) => (
        <input {...ties} maxLength={400} value={descriptions[language] ?? ''} onChange={(event) => write(language, event.target.value)} />
      )}
    </LineField>
  ));
}
