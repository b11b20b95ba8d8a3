import { Badge } from '@selvedge/blocks/badge/badge.tsx';
import { type CarriedBadge, staffBadges } from '@selvedge/contract/studio/badges.ts';
import { useEffect } from 'react';
import { errorKey } from '../lib/error-text.ts';
import { lastMarket, rememberMarket } from '../lib/last-market.ts';
import { navigate, paths } from '../lib/router.ts';
import type { ScreenProps } from '../lib/screen.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { useLoad } from '../lib/use-load.ts';
import { SettingEditor } from '../settings/setting-editor.tsx';
import { StateNote } from '../shell/state-note.tsx';
import { text } from '../texts/text.ts';
import { type BadgeWork, findWork, lookAt } from './badge-draft.ts';
import { BadgeScreen } from './badge-screen.tsx';
import styles from './badges.module.css';

/** Every badge of the assortment, and how one of them looks, beside the list. */
export function BadgesPage({ rest: [given, badgeId], markets }: ScreenProps) {
  const { call } = useStudio();
  const all = markets.data ?? [];
  const scope = given ?? lastMarket() ?? all[0]?.id ?? '';
  /** What every market shares is looked at in the first one. */
  const shown = scope === '*' ? (all[0]?.id ?? '') : scope;
  const { data, error, reload } = useLoad(`badges ${shown}`, () => call(staffBadges.list, { params: { market: shown } }));
  useEffect(() => {
    if (scope && scope !== '*') rememberMarket(scope);
  }, [scope]);
  if (error && shown) return <StateNote isError title={text('badges.failed')} advice={text(errorKey(error))} onRetry={reload} />;
  if (!scope || !data) return <StateNote title={text('studio.loading')} />;
  const opened = data.find((badge) => badge.badgeId === badgeId);
  return (
    <SettingEditor<BadgeWork[]>
      name="badges"
      market={scope}
      markets={all}
      title={text('badges.title')}
      blank={[]}
      onMarket={(next) => navigate(paths.screen('badges', next, badgeId), { replace: true })}
      previewPath={firstListing}
    >
      {({ value, change, readOnly }) => (
        <div className={styles.columns} data-open={opened ? true : undefined}>
          {data.length === 0 && <StateNote title={text('badges.empty')} />}
          {data.length > 0 && <BadgeTable badges={data} work={value} market={scope} current={badgeId} />}
          {opened && (
            <BadgeScreen
              key={opened.badgeId}
              badge={opened}
              all={value}
              market={shown}
              scope={scope}
              readOnly={readOnly}
              onChange={change}
            />
          )}
        </div>
      )}
    </SettingEditor>
  );
}

const firstListing = '/women';

type TableProps = { badges: readonly CarriedBadge[]; work: readonly BadgeWork[]; market: string; current: string | undefined };

function BadgeTable({ badges, work, market, current }: TableProps) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{text('badges.badge')}</th>
          <th scope="col">{text('badges.look')}</th>
          <th scope="col" data-column="state">
            {text('badges.state')}
          </th>
          <th scope="col">{text('badges.products')}</th>
        </tr>
      </thead>
      <tbody>
        {badges.map((badge) => {
          const { badgeId, badgeTitle, products } = badge;
          const own = findWork(work, badgeId);
          const look = lookAt(badge, own, 'plp') ?? lookAt(badge, own, 'pdp');
          return (
            <tr key={badgeId} aria-current={badgeId === current || undefined}>
              <th scope="row">
                <a href={paths.screen('badges', market, badgeId)}>{own?.badgeTitle ?? badgeTitle}</a> <code>{badgeId}</code>
              </th>
              <td>
                {look && (
                  <ul>
                    <Badge title={own?.badgeTitle ?? badgeTitle} look={look} />
                  </ul>
                )}
              </td>
              <td data-column="state">{text(own ? 'badges.own' : look ? 'badges.brought' : 'badges.hidden')}</td>
              <td>{text('badges.product_count', { count: products })}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
