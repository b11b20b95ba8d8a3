import { staffLoyalty } from '@selvedge/contract/studio/loyalty.ts';
import { errorText } from '../lib/error-text.ts';
import { paths, useQuery } from '../lib/router.ts';
import type { ScreenProps } from '../lib/screen.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { useLoad } from '../lib/use-load.ts';
import { ListTabs } from '../lists/list-tabs.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { StateNote } from '../shell/state-note.tsx';
import { text } from '../texts/text.ts';
import { Campaigns } from './campaigns.tsx';
import { OpenPointsTable } from './open-points-table.tsx';
import { Programmes } from './programmes.tsx';
import { Rewards } from './rewards.tsx';

const lists = ['programmes', 'rewards', 'campaigns', 'open'] as const;

/** How the club gives points, what members get for them, and what is still owed. */
export function ClubPage({ rest: [id], markets }: ScreenProps) {
  const { call } = useStudio();
  const asked = useQuery('list');
  const shown = lists.find((each) => each === asked) ?? 'programmes';
  const { data: rules, error, reload } = useLoad('loyalty rules', () => call(staffLoyalty.rules, {}));
  const tabs = lists.map((name) => ({ name, title: text(`club.list.${name}`), count: undefined }));
  const opened = { id, onSaved: reload };
  return (
    <>
      <PageHead title={text('club.title')} />
      <ListTabs tabs={tabs} shown={shown} screen={paths.screen('club')} />
      {error && <StateNote isError title={text('club.failed')} advice={errorText(error)} onRetry={reload} />}
      {rules && shown === 'programmes' && (
        <Programmes saved={rules.programmes} rewards={rules.rewards} markets={markets.data ?? []} {...opened} />
      )}
      {rules && shown === 'rewards' && <Rewards saved={rules.rewards} {...opened} />}
      {rules && shown === 'campaigns' && <Campaigns saved={rules.campaigns} {...opened} />}
      {shown === 'open' && <OpenPointsTable />}
    </>
  );
}
