import type { TextScopeSummary } from '@selvedge/contract/studio/translations.ts';
import { checkText } from '@selvedge/domain/translation/check-text.ts';
import { use, useState } from 'react';
import { PlanFields } from '../drafts/plan-fields.tsx';
import { FormField } from '../shell/form-field.tsx';
import { text } from '../texts/text.ts';
import { EnglishContext } from './english-context.ts';
import { problemText } from './text-problem.ts';

type Props = {
  textKey: string;
  column: TextScopeSummary;
  /** What is shown now, to go on from. */
  initial: string;
  /** Of what is shown now. */
  version: number;
  onPlanned: () => void;
};

/** A text that changes with a release instead of at once. */
export function PlanText({ textKey, column, initial, version, onPlanned }: Props) {
  const english = use(EnglishContext);
  const [typed, setTyped] = useState(initial);
  const [problem, setProblem] = useState('');
  const { scope, language, direction } = column;
  const isBlank = typed.trim() === '';
  const [wrong] = isBlank ? [] : checkText(english, { key: textKey, language, text: typed });
  return (
    <>
      <FormField label={text('texts.plan_text')} problem={wrong ? problemText(wrong) : problem || undefined} isWide>
        {(ties) => (
          <textarea
            {...ties}
            lang={language}
            dir={direction}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setProblem('');
            }}
          />
        )}
      </FormField>
      <PlanFields
        title={`${textKey} · ${scope}`}
        isDisabled={isBlank || wrong !== undefined}
        take={async () => ({ texts: [{ scope, key: textKey, text: typed, basedOn: version }] })}
        onPlanned={onPlanned}
        onProblem={setProblem}
      />
    </>
  );
}
