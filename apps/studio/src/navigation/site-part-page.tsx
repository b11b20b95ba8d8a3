import type { Footer, Menus } from '@selvedge/contract/navigation.ts';
import { type ReactNode, useEffect } from 'react';
import { lastMarket, rememberMarket } from '../lib/last-market.ts';
import { navigate, paths } from '../lib/router.ts';
import type { ScreenProps } from '../lib/screen.ts';
import { SettingEditor } from '../settings/setting-editor.tsx';
import { text } from '../texts/text.ts';
import { MenuEditor, type RestProps } from './menu-editor.tsx';
import type { TreeSetting } from './menu-kinds.ts';

type Props<S> = ScreenProps & { part: TreeSetting; blank: S; children: (rest: RestProps<S>) => ReactNode };

const screens = { menus: 'navigation', footer: 'footer' } as const;

/** A part of what stands around the pages of a market. */
export function SitePartPage<S extends Menus | Footer>({ part, blank, children, rest: [marketId], markets }: Props<S>) {
  const market = marketId ?? lastMarket() ?? markets.data?.[0]?.id;
  const title = text(`navigation.title_${part}`);
  useEffect(() => {
    document.title = text('studio.title', { page: title });
    if (market && market !== '*') rememberMarket(market);
  }, [market, title]);
  if (!market) return <p role="status">{text('studio.loading')}</p>;
  return (
    <SettingEditor<S>
      key={part}
      name={part}
      market={market}
      markets={markets.data ?? []}
      title={title}
      blank={blank}
      onMarket={(next) => navigate(paths.screen(screens[part], next))}
    >
      {(edited) => (
        <MenuEditor {...edited} part={part}>
          {children}
        </MenuEditor>
      )}
    </SettingEditor>
  );
}
