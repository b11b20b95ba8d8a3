import { staffRedirects } from '@selvedge/contract/studio/redirects.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { ImportForm } from '../shell/import-form.tsx';
import { text } from '../texts/text.ts';

export function RedirectImport({ onImported }: { onImported: () => void }) {
  const { call } = useStudio();
  return (
    <ImportForm
      title={text('redirects.import')}
      fileLabel={text('redirects.file')}
      runLabel={text('redirects.import_run')}
      send={(body) => call(staffRedirects.importCsv, { body })}
      say={({ written: count }, isDone) => text(isDone ? 'redirects.imported' : 'redirects.trial', { count })}
      sayWrong={(count) => text('redirects.problems', { count })}
      sayProblem={({ line, column, problem }) => text(`redirects.problem.${problem}`, { line, column })}
      onImported={onImported}
    >
      <p>{text('redirects.import_note')}</p>
    </ImportForm>
  );
}
