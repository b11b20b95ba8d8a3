import { text } from '../texts/text.ts';
import { LineField } from './line-field.tsx';
import { TextLine } from './text-line.tsx';
import { readList } from './written-amounts.ts';

type Props<T> = { draft: T; onChange: (draft: T) => void };

/** What shoppers read of it, in each of its languages. */
export function NameFields<T extends { names: Record<string, string> }>({ draft, onChange }: Props<T>) {
  const names = Object.entries(draft.names);
  return (
    <>
      {names.map(([language, name]) => (
        <LineField key={language} label={text('promotions.name_in', { language })}>
          {(ties) => (
            <input
              {...ties}
              value={name}
              maxLength={120}
              onChange={(event) => onChange({ ...draft, names: { ...draft.names, [language]: event.target.value } })}
            />
          )}
        </LineField>
      ))}
      <TextLine
        label={text('promotions.languages')}
        hint={text('promotions.languages_hint')}
        value={names.map(([language]) => language)}
        write={(all) => all.join(', ')}
        read={readLanguages}
        onChange={(all) =>
          onChange({ ...draft, names: Object.fromEntries(all.map((language) => [language, draft.names[language] ?? ''])) })
        }
      />
    </>
  );
}

function readLanguages(line: string): string[] | undefined {
  const all = readList(line);
  return all.every((each) => /^[a-z]{2}$/.test(each)) && all.includes('en') ? all : undefined;
}
