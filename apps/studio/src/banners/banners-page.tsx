import { useEffect } from 'react';
import { lastMarket, rememberMarket } from '../lib/last-market.ts';
import { navigate, paths } from '../lib/router.ts';
import type { ScreenProps } from '../lib/screen.ts';
import { StateNote } from '../shell/state-note.tsx';
import { SpotsTab } from '../spots/spots-tab.tsx';
import { text } from '../texts/text.ts';
import styles from './banners.module.css';
import { ClubTab } from './club-tab.tsx';
import { FreightTab } from './freight-tab.tsx';
import { PreferencesTab } from './preferences-tab.tsx';
import { SlimTab } from './slim-tab.tsx';
import { UspsTab } from './usps-tab.tsx';

const tabs = ['slim', 'usps', 'freight', 'spots', 'preferences', 'club'] as const;
type Tab = (typeof tabs)[number];

const views = { slim: SlimTab, usps: UspsTab, freight: FreightTab, spots: SpotsTab, preferences: PreferencesTab, club: ClubTab };
/** What stands on a page is one market's. */
const needsMarket: ReadonlySet<Tab> = new Set<Tab>(['spots', 'preferences']);

/** Everything that is said around the goods. */
export function BannersPage({ rest: [asked, given], markets }: ScreenProps) {
  const tab = tabs.find((each) => each === asked) ?? 'slim';
  const all = markets.data;
  const known = given === '*' && !needsMarket.has(tab) ? given : (all?.find(({ id }) => id === (given ?? lastMarket())) ?? all?.[0])?.id;
  useEffect(() => {
    document.title = text('studio.title', { page: text(`banners.${tab}`) });
    if (known && known !== '*') rememberMarket(known);
  }, [tab, known]);
  const View = views[tab];
  return (
    <>
      <nav className={styles.tabs} aria-label={text('banners.title')}>
        {tabs.map((each) => (
          <a key={each} href={paths.screen('banners', each, known)} aria-current={each === tab ? 'page' : undefined}>
            {text(`banners.${each}`)}
          </a>
        ))}
      </nav>
      {markets.error && <StateNote isError title={text('banners.failed')} onRetry={markets.reload} />}
      {all && known && (
        <View key={tab} market={known} markets={all} onMarket={(next) => navigate(paths.screen('banners', tab, next), { replace: true })} />
      )}
    </>
  );
}
