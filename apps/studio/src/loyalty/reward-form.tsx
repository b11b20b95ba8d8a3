import type { Reward } from '@selvedge/contract/loyalty-rules.ts';
import { CheckField } from '../promotions/check-field.tsx';
import { LineField } from '../promotions/line-field.tsx';
import { MarketsLine } from '../promotions/markets-line.tsx';
import { NameFields } from '../promotions/name-fields.tsx';
import { readCount } from '../promotions/number-reading.ts';
import { TextLine } from '../promotions/text-line.tsx';
import { text } from '../texts/text.ts';
import { ChoiceTable } from './choice-table.tsx';
import { RewardPicture } from './reward-picture.tsx';

type Props = { draft: Reward; onChange: (draft: Reward) => void };

export function RewardForm({ draft, onChange }: Props) {
  const languages = Object.keys(draft.titles);
  return (
    <>
      <NameFields draft={{ names: draft.titles }} onChange={({ names }) => onChange({ ...draft, titles: names })} />
      <WordsIn
        languages={languages}
        label="club.description"
        words={draft.descriptions}
        onChange={(descriptions) => onChange({ ...draft, descriptions })}
      />
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
      <RewardPicture draft={draft} onChange={onChange} />
      {draft.image !== '' && (
        <WordsIn
          languages={languages}
          label="club.image_shows"
          words={draft.imageAltTexts}
          onChange={(imageAltTexts) => onChange({ ...draft, imageAltTexts })}
        />
      )}
      <ChoiceTable choices={draft.choices} onChange={(choices) => onChange({ ...draft, choices })} />
    </>
  );
}

type WordsProps = {
  languages: readonly string[];
  label: 'club.description' | 'club.image_shows';
  words: Reward['descriptions'];
  onChange: (words: Reward['descriptions']) => void;
};

/** In the languages that the reward has a name in. An empty one is none. */
function WordsIn({ languages, label, words, onChange }: WordsProps) {
  const write = (language: string, written: string) => {
    const { [language]: _, ...others } = words;
    onChange(written === '' ? others : { ...others, [language]: written });
  };
  return languages.map((language) => (
    <LineField key={language} label={text(label, { language })}>
      {(ties) => (
        <input {...ties} maxLength={400} value={words[language] ?? ''} onChange={(event) => write(language, event.target.value)} />
      )}
    </LineField>
  ));
}
