import { studio } from '@selvedge/contract/studio/staff.ts';
import { lazy, Suspense, useEffect, useMemo, useRef } from 'react';
import { neighbour } from '../lib/last-market.ts';
import { OpenScreens } from '../lib/open-screens.ts';
import { followLink, navigate, paths, type Route, readRoute, usePath } from '../lib/router.ts';
import type { ScreenProps } from '../lib/screen.ts';
import { screenAddress } from '../lib/screen-address.ts';
import type { Command } from '../lib/shortcuts.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { useLoad } from '../lib/use-load.ts';
import { sortMarkets } from '../lists/sort-markets.ts';
import { SecondFactorNote } from '../security/second-factor-note.tsx';
import { Notices } from '../shell/notices.tsx';
import { ScreenBoundary } from '../shell/screen-boundary.tsx';
import { StateNote } from '../shell/state-note.tsx';
import { Finder } from '../studio-search/finder.tsx';
import { useFinder } from '../studio-search/use-finder.ts';
import { text } from '../texts/text.ts';
import { MaintenanceStrip } from './maintenance-strip.tsx';
import { Rail } from './rail.tsx';
import { screens } from './screens.tsx';
import styles from './shell.module.css';
import { useShortcuts } from './use-shortcuts.ts';

// The page editor is ten times the rest of the Studio.
const EditorScreen = lazy(async () => ({ default: (await import('../editor/editor-screen.tsx')).EditorScreen }));
const PreviewScreen = lazy(async () => ({ default: (await import('../preview/preview-screen.tsx')).PreviewScreen }));

export function Shell({ onSignOut }: { onSignOut: () => void }) {
  const { member, call, notices, session } = useStudio();
  const path = usePath();
  const route = readRoute(path);
  const loaded = useLoad('markets', () => call(studio.listMarkets, {}));
  const sorted = useMemo(() => loaded.data && sortMarkets(loaded.data), [loaded.data]);
  const markets = { ...loaded, data: sorted };
  const shown = useMemo(() => screens.filter(({ right }) => member.rights.includes(right)), [member]);
  const open = useMemo(() => new Set(shown.map(({ page }) => page)), [shown]);
  const main = useFocusOnArrival(route.page, session);

  function run(command: Command): void {
    if (command === 'filter') document.querySelector<HTMLInputElement>('[data-filter]')?.focus();
    else if (command === 'undo') notices.undo();
    else if (command === 'next' || command === 'previous') {
      if ((route.page !== 'flags' && route.page !== 'pages') || !markets.data) return;
      navigate(paths.screen(route.page, neighbour(markets.data, route.rest[0], command === 'next' ? 1 : -1)), { replace: true });
    } else if (shown.some(({ page }) => page === command)) navigate(screenAddress(command));
  }
  const keyboard = useShortcuts(run);
  const finder = useFinder();

  // These take the whole screen.
  if (route.page === 'edit' || route.page === 'preview') {
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is clicked; this follows them
      // biome-ignore lint/a11y/useKeyWithClickEvents: a link turns Enter into a click
      <div onClick={followLink} data-shortcuts={keyboard.isOn || undefined}>
        <WholeScreen route={route} path={path} markets={sorted} isAllowed={member.rights.includes('content.read')} />
        <Notices />
        {finder.isOpen && <Finder screens={shown} markets={sorted ?? []} onClose={finder.close} onSignOut={onSignOut} />}
      </div>
    );
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is clicked; this follows them
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link turns Enter into a click
    <div className={styles.shell} onClick={followLink} data-shortcuts={keyboard.isOn || undefined}>
      <a className={styles.skip} href="#content">
        {text('studio.skip')}
      </a>
      <Rail shown={shown} current={route.page} shortcuts={keyboard} onFind={finder.open} onSignOut={onSignOut} />
      <main id="content" className={styles.content} ref={main} tabIndex={-1}>
        <SecondFactorNote />
        <OpenScreens value={open}>
          {member.rights.includes('market.read') && <MaintenanceStrip />}
          <ScreenBoundary place={path}>
            <Suspense fallback={<StateNote title={text('studio.loading')} />}>
              <Page route={route} markets={markets} isAllowed={shown.some(({ page }) => page === route.page)} />
            </Suspense>
          </ScreenBoundary>
        </OpenScreens>
      </main>
      <Notices />
      {finder.isOpen && <Finder screens={shown} markets={sorted ?? []} onClose={finder.close} onSignOut={onSignOut} />}
    </div>
  );
}

type WholeProps = {
  route: Extract<Route, { page: 'edit' | 'preview' }>;
  path: string;
  markets: ScreenProps['markets']['data'];
  isAllowed: boolean;
};

function WholeScreen({ route, path, markets, isAllowed }: WholeProps) {
  if (!isAllowed) return <StateNote isPage title={text('studio.not_allowed')} advice={text('studio.not_allowed_advice')} />;
  return (
    <ScreenBoundary isPage place={path}>
      <Suspense fallback={<StateNote isPage title={text('studio.loading')} />}>
        {route.page === 'edit' ? <EditorScreen market={route.market} markets={markets} /> : <PreviewScreen market={route.market} />}
      </Suspense>
    </ScreenBoundary>
  );
}

function Page({ route, markets, isAllowed }: { route: Route; markets: ScreenProps['markets']; isAllowed: boolean }) {
  const screen = screens.find(({ page }) => page === route.page);
  if (!screen || !('rest' in route)) {
    return (
      <StateNote
        title={text('studio.unknown_page')}
        action={<a href={paths.screen('home')}>{text('studio.unknown_page_way_on')}</a>}
        isHeading
      />
    );
  }
  if (!isAllowed) return <StateNote title={text('studio.not_allowed')} advice={text('studio.not_allowed_advice')} isHeading />;
  return <screen.View rest={route.rest} markets={markets} />;
}

/** After signing in or going to another page, the keyboard and the screen reader continue there and not where they were. */
function useFocusOnArrival(page: Route['page'], session: number) {
  const main = useRef<HTMLElement>(null);
  const before = useRef({ page, session: 0 });
  useEffect(() => {
    const place = screens.find((each) => each.page === page);
    document.title = text('studio.title', { page: text(place?.title ?? 'studio.unknown_page') });
    if (before.current.page !== page || before.current.session !== session) main.current?.focus();
    before.current = { page, session };
  }, [page, session]);
  return main;
}
