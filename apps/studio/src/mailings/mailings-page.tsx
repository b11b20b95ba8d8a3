import { staffMailings } from '@selvedge/contract/studio/mailings.ts';
import { errorText } from '../lib/error-text.ts';
import { paths, useQuery } from '../lib/router.ts';
import type { ScreenProps } from '../lib/screen.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { useLoad } from '../lib/use-load.ts';
import { ListTabs } from '../lists/list-tabs.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { StateNote } from '../shell/state-note.tsx';
import { text } from '../texts/text.ts';
import { Mailings } from './mailings.tsx';
import { Segments } from './segments.tsx';

const lists = ['mailings', 'segments'] as const;

/** Messages to members, and the choices of members that they go to. */
export function MailingsPage({ rest: [id], markets }: ScreenProps) {
  const { call } = useStudio();
  const asked = useQuery('list');
  const shown = lists.find((each) => each === asked) ?? 'mailings';
  const segments = useLoad('segments', () => call(staffMailings.segments, {}));
  const mailings = useLoad('mailings', () => call(staffMailings.list, {}));
  const error = segments.error ?? mailings.error;
  const tabs = lists.map((name) => ({ name, title: text(`mailings.list.${name}`), count: undefined }));
  return (
    <>
      <PageHead title={text('mailings.title')} />
      <ListTabs tabs={tabs} shown={shown} screen={paths.screen('mailings')} />
      {error && <StateNote isError title={text('mailings.failed')} advice={errorText(error)} onRetry={mailings.reload} />}
      {segments.data && shown === 'segments' && <Segments known={segments.data} id={id} onSaved={segments.reload} />}
      {segments.data && mailings.data && shown === 'mailings' && (
        <Mailings saved={mailings.data} segments={segments.data.segments} markets={markets.data ?? []} id={id} onSaved={mailings.reload} />
      )}
    </>
  );
}
