import type { Navigation } from '@selvedge/contract/navigation.ts';
import { useEffect } from 'react';
import { lastMarket, rememberMarket } from '../flags/last-market.ts';
import { navigate, paths } from '../lib/router.ts';
import type { RoomProps } from '../rooms.tsx';
import { SettingDesk } from '../settings/setting-desk.tsx';
import { text } from '../texts.ts';
import { blankNavigation } from './blank-navigation.ts';
import { MenuDesk } from './menu-desk.tsx';

/** Everything around the pages of a market: its menus, its footer, its name. */
export function NavigationPage({ rest: [marketId], markets }: RoomProps) {
  const market = marketId ?? lastMarket() ?? markets.data?.[0]?.id;
  useEffect(() => {
    document.title = text('studio.title', { page: text('navigation.title') });
    if (market && market !== '*') rememberMarket(market);
  }, [market]);
  if (!market) return <p role="status">{text('studio.loading')}</p>;
  return (
    <SettingDesk<Navigation>
      name="navigation"
      market={market}
      markets={markets.data ?? []}
      title={text('navigation.title')}
      blank={blankNavigation}
      onMarket={(next) => navigate(paths.room('navigation', next))}
    >
      {(desk) => <MenuDesk {...desk} />}
    </SettingDesk>
  );
}
