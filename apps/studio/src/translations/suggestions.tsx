import { type TextScopeSummary, translations } from '@selvedge/contract/studio/translations.ts';
import { useState } from 'react';
import { useStudio } from '../lib/studio-context.tsx';
import { useDebounced } from '../lib/use-debounced.ts';
import { useLoad } from '../lib/use-load.ts';
import side from '../shell/side-details.module.css';
import { text } from '../texts/text.ts';
import { readableText } from './readable-text.ts';
import styles from './text-details.module.css';

type Props = { textKey: string; column: TextScopeSummary; onUse: (words: string) => void };

/** What was translated before and is like it, and on request what a machine makes of it. Nothing is written before somebody takes it. */
export function Suggestions({ textKey, column, onUse }: Props) {
  const { call } = useStudio();
  const [isAsked, setAsked] = useState(false);
  // Who walks through the table with the arrows asks for nothing on the way.
  const settled = useDebounced(textKey, 250);
  const { data, isLoading } = useLoad(`suggestions ${column.scope} ${settled} ${isAsked}`, () =>
    call(translations.suggest, { query: { scope: column.scope, key: settled, withMachine: String(isAsked) } }),
  );
  const proposals = [
    ...(data?.memory ?? []).map((each) => ({ words: each.text, from: `${each.source} · ${Math.round(each.likeness * 100)} %` })),
    ...(data?.machine === undefined ? [] : [{ words: data.machine, from: text('texts.from_machine') }]),
  ];
  return (
    <section className={`${side.history} ${styles.history}`}>
      <h3>{text('texts.suggestions')}</h3>
      {data && proposals.length === 0 && <p>{text('texts.no_suggestions')}</p>}
      <ol>
        {proposals.map(({ words, from }) => (
          <li key={`${words} ${from}`}>
            <p lang={column.language} dir={column.direction}>
              {readableText(words)}
            </p>
            <small>{from}</small>
            <button type="button" onClick={() => onUse(words)}>
              {text('texts.use_suggestion')}
            </button>
          </li>
        ))}
      </ol>
      {data?.hasMachine && !isAsked && (
        <button type="button" onClick={() => setAsked(true)}>
          {text('texts.ask_machine')}
        </button>
      )}
      {isAsked && !isLoading && data && data.machine === undefined && <p role="status">{text('texts.machine_silent')}</p>}
    </section>
  );
}
