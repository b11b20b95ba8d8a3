import type { ForeignScripts } from '@selvedge/contract/foreign-scripts.ts';
import { useEffect } from 'react';
import { navigate, paths } from '../lib/router.ts';
import type { ScreenProps } from '../lib/screen.ts';
import { SettingEditor } from '../settings/setting-editor.tsx';
import { StateNote } from '../shell/state-note.tsx';
import { text } from '../texts/text.ts';
import { noScripts } from './no-scripts.ts';
import { ScriptsForm } from './scripts-form.tsx';

/** Which programs of others pages of a market load. Usually set once for every market. */
export function ScriptsPage({ rest: [given], markets }: ScreenProps) {
  const all = markets.data;
  const market = all?.find(({ id }) => id === given)?.id ?? '*';
  useEffect(() => {
    document.title = text('studio.title', { page: text('scripts.title') });
  }, []);
  return (
    <>
      {markets.error && <StateNote isError title={text('settings.failed', { title: text('scripts.title') })} onRetry={markets.reload} />}
      {all && (
        <SettingEditor<ForeignScripts>
          name="foreign-scripts"
          market={market}
          markets={all}
          title={text('scripts.title')}
          blank={noScripts}
          onMarket={(next) => navigate(paths.screen('scripts', next), { replace: true })}
        >
          {(edited) => <ScriptsForm {...edited} />}
        </SettingEditor>
      )}
    </>
  );
}
