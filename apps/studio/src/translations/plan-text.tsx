import type { TextScopeSummary } from '@selvedge/contract/studio/translations.ts';
import { checkText, sourceOf } from '@selvedge/domain/translation/check-text.ts';
import { use, useState } from 'react';
import { PlanFields } from '../drafts/plan-fields.tsx';
import { FormField } from '../shell/form-field.tsx';
import { text } from '../texts/text.ts';
import { EnglishContext } from './english-context.ts';
import { fieldsOf, textOfFields } from './plural-fields.ts';
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
  const [problem, setProblem] = useState('');
  const { scope, language, direction } = column;
  const [fields, setFields] = useState(() => fieldsOf({ source: sourceOf(english, textKey) ?? '', text: initial, language }));
  const typed = textOfFields(fields);
  const isBlank = typed.trim() === '';
  const [wrong] = isBlank ? [] : checkText(english, { key: textKey, language, text: typed });
  return (
    <>
      {fields.map(({ form, label, text: words }, at) => (
        <FormField
          key={form}
          label={label ? `${text('texts.plan_text')}, ${label}` : text('texts.plan_text')}
          problem={at < fields.length - 1 ? undefined : wrong ? problemText(wrong) : problem || undefined}
          isWide
        >
          {(ties) => (
            <textarea
              {...ties}
              lang={language}
              dir={direction}
              value={words}
              onChange={({ target }) => {
                setFields(fields.map((each, nth) => (nth === at ? { ...each, text: target.value } : each)));
                setProblem('');
              }}
            />
          )}
        </FormField>
      ))}
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
