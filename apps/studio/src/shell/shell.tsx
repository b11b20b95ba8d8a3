import { studio } from '@selvedge/contract/studio/staff.ts';
import { Fragment, lazy, Suspense, useEffect, useMemo, useRef } from 'react';
import { lastMarket, neighbour } from '../flags/last-market.ts';
import { followLink, navigate, paths, type RoomName, type Route, readRoute, usePath } from '../lib/router.ts';
import type { Command } from '../lib/shortcuts.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { useLoad } from '../lib/use-load.ts';
import { sortMarkets } from '../markets/sort-markets.ts';
import { type RoomProps, roomGroups, rooms } from '../rooms.tsx';
import { text } from '../texts.ts';
import { Keys } from './keys.tsx';
import { Notices } from './notices.tsx';
import styles from './shell.module.css';
import { StateNote } from './state-note.tsx';
import { useShortcuts } from './use-shortcuts.ts';

// The page editor is ten times the rest of the Studio.
const EditorRoom = lazy(async () => ({ default: (await import('../editor/editor-room.tsx')).EditorRoom }));
const PreviewRoom = lazy(async () => ({ default: (await import('../preview/preview-room.tsx')).PreviewRoom }));

export function Shell({ onSignOut }: { onSignOut: () => void }) {
  const { member, call, notices, session } = useStudio();
  const route = readRoute(usePath());
  const loaded = useLoad('markets', () => call(studio.listMarkets, {}));
  const sorted = useMemo(() => loaded.data && sortMarkets(loaded.data), [loaded.data]);
  const markets = { ...loaded, data: sorted };
  const shown = rooms.filter(({ right }) => member.rights.includes(right));
  const main = useFocusOnArrival(route.page, session);

  function run(command: Command): void {
    if (command === 'filter') document.querySelector<HTMLInputElement>('[data-filter]')?.focus();
    else if (command === 'undo') notices.undo();
    else if (command === 'next' || command === 'previous') {
      if ((route.page !== 'flags' && route.page !== 'pages') || !markets.data) return;
      navigate(paths.room(route.page, neighbour(markets.data, route.rest[0], command === 'next' ? 1 : -1)), { replace: true });
    } else if (shown.some(({ page }) => page === command)) navigate(addressOf(command));
  }
  const keyboard = useShortcuts(run);

  // These take the whole screen.
  if (route.page === 'edit' || route.page === 'preview') {
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is clicked; this follows them
      // biome-ignore lint/a11y/useKeyWithClickEvents: a link turns Enter into a click
      <div onClick={followLink} data-shortcuts={keyboard.isOn || undefined}>
        {member.rights.includes('content.read') ? (
          <Suspense fallback={<StateNote isPage title={text('studio.loading')} />}>
            {route.page === 'edit' ? <EditorRoom market={route.market} markets={sorted} /> : <PreviewRoom market={route.market} />}
          </Suspense>
        ) : (
          <StateNote isPage title={text('studio.not_allowed')} advice={text('studio.not_allowed_advice')} />
        )}
        <Notices />
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
      <header className={styles.rail}>
        <a className={styles.brand} href={paths.room('markets')}>
          {text('studio.brand')} <span>{text('studio.name')}</span>
        </a>
        <nav className={styles.navigation} aria-label={text('studio.navigation')}>
          {roomGroups.map((group) => (
            <Fragment key={group}>
              <h2 id={`rooms-${group}`}>{text(`studio.group.${group}`)}</h2>
              <ul aria-labelledby={`rooms-${group}`}>
                {shown
                  .filter((room) => room.group === group)
                  .map(({ page, title }) => (
                    <li key={page}>
                      <a href={addressOf(page)} aria-current={route.page === page ? 'page' : undefined}>
                        <span>{text(title)}</span>
                        <Keys of={page} />
                      </a>
                    </li>
                  ))}
              </ul>
            </Fragment>
          ))}
        </nav>
        <div className={styles.account}>
          <label className={styles.keyboard}>
            <input type="checkbox" checked={keyboard.isOn} onChange={(event) => keyboard.setOn(event.target.checked)} />
            {text('studio.shortcuts')}
          </label>
          <p className={styles.member}>
            <span>{member.name}</span>
            <span>{member.role}</span>
          </p>
          <button type="button" onClick={onSignOut}>
            {text('sign_in.out')}
          </button>
        </div>
      </header>
      <main id="content" className={styles.content} ref={main} tabIndex={-1}>
        <Suspense fallback={<StateNote title={text('studio.loading')} />}>
          <Page route={route} markets={markets} isAllowed={shown.some(({ page }) => page === route.page)} />
        </Suspense>
      </main>
      <Notices />
    </div>
  );
}

function Page({ route, markets, isAllowed }: { route: Route; markets: RoomProps['markets']; isAllowed: boolean }) {
  const room = rooms.find(({ page }) => page === route.page);
  if (!room || !('rest' in route)) {
    return (
      <StateNote
        title={text('studio.unknown_page')}
        action={<a href={paths.room('markets')}>{text('studio.unknown_page_way_on')}</a>}
        isHeading
      />
    );
  }
  if (!isAllowed) return <StateNote title={text('studio.not_allowed')} advice={text('studio.not_allowed_advice')} isHeading />;
  return <room.View rest={route.rest} markets={markets} />;
}

function addressOf(page: RoomName): string {
  return page === 'flags' || page === 'pages' ? paths.room(page, lastMarket()) : paths.room(page);
}

/** After signing in or going to another page, the keyboard and the screen reader continue there and not where they were. */
function useFocusOnArrival(page: Route['page'], session: number) {
  const main = useRef<HTMLElement>(null);
  const before = useRef({ page, session: 0 });
  useEffect(() => {
    const place = rooms.find((each) => each.page === page);
    document.title = text('studio.title', { page: text(place?.title ?? 'studio.unknown_page') });
    if (before.current.page !== page || before.current.session !== session) main.current?.focus();
    before.current = { page, session };
  }, [page, session]);
  return main;
}
