import type { ErrorWrapper } from '@selvedge/contract/error-wrapper.ts';
import { type EditedTerms, type TermsKey, terms } from '@selvedge/contract/studio/terms.ts';
import { useCallback, useEffect, useState } from 'react';
import { errorText } from '../lib/error-text.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { StateNote } from '../shell/state-note.tsx';
import { text } from '../texts/text.ts';
import { TermsEditor } from './terms-editor.tsx';

type Props = TermsKey & { onChanged: () => void };

/** Loads the terms once: text that reloads by itself would take the work away under somebody's hands. */
export function TermsScreen({ market, slug, onChanged }: Props) {
  const { call } = useStudio();
  const [state, setState] = useState<{ opened?: EditedTerms; error?: ErrorWrapper; turn: number }>({ turn: 0 });

  const show = useCallback((opened: EditedTerms) => setState(({ turn }) => ({ opened, turn: turn + 1 })), []);
  const load = useCallback(async () => {
    const answer = await call(terms.getTerms, { query: { market, slug } });
    if (answer.hasError) setState(({ turn }) => ({ error: answer.error, turn }));
    else show(answer.data);
  }, [call, market, slug, show]);
  useEffect(() => void load(), [load]);

  const { opened, error, turn } = state;
  if (error) return <StateNote isError title={text('terms.failed')} advice={errorText(error)} onRetry={() => void load()} />;
  if (!opened) return <p role="status">{text('studio.loading')}</p>;
  return (
    <TermsEditor
      key={turn}
      first={opened}
      onReload={load}
      onDone={(next) => {
        show(next);
        onChanged();
      }}
    />
  );
}
