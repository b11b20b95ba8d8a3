import { staffStores } from '@selvedge/contract/studio/stores.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { ImportForm } from '../shell/import-form.tsx';
import { text } from '../texts/text.ts';

const columns =
  'id,slug,name,markets,street,city,postalCode,country,phone,latitude,longitude,timeZone,hours,holidays,services,clickAndCollect';

export function StoreImport({ onImported }: { onImported: () => void }) {
  const { call } = useStudio();
  return (
    <ImportForm
      title={text('stores.import')}
      fileLabel={text('stores.file')}
      runLabel={text('stores.import_run')}
      send={(body) => call(staffStores.importCsv, { body })}
      say={({ created, changed, unchanged }, isDone) =>
        isDone ? text('stores.imported', { created, changed }) : text('stores.trial', { created, changed, unchanged })
      }
      sayWrong={(count) => text('stores.problems', { count })}
      sayProblem={({ line, column, problem }) => text(`stores.problem.${problem}`, { line, column })}
      onImported={onImported}
    >
      <p>{text('stores.import_note')}</p>
      <code>{columns}</code>
    </ImportForm>
  );
}
