import type { Right } from '@selvedge/contract/endpoint.ts';
import { studio } from '@selvedge/contract/studio/staff.ts';
import { lazy, Suspense, useEffect, useMemo, useRef } from 'react';
import { AuditPage } from '../audit/audit-page.tsx';
import { FlagsPage } from '../flags/flags-page.tsx';
import { lastMarket, neighbour } from '../flags/last-market.ts';
import { followLink, navigate, paths, type Route, readRoute, usePath } from '../lib/router.ts';
import type { Command } from '../lib/shortcuts.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { useLoad } from '../lib/use-load.ts';
import { MarketsPage } from '../markets/markets-page.tsx';
import { sortMarkets } from '../markets/sort-markets.ts';
import { PagesPage } from '../pages/pages-page.tsx';
import { ReleasesPage } from '../releases/releases-page.tsx';
import { SecurityPage } from '../security/security-page.tsx';
import { TeamPage } from '../team/team-page.tsx';
import { type TextKey, text } from '../texts.ts';
import { Keys } from './keys.tsx';
import { Notices } from './notices.tsx';
import styles from './shell.module.css';
import { StateNote } from './state-note.tsx';
import { useShortcuts } from './use-shortcuts.ts';

const PromotionsPage = lazy(async () => ({ default: (await import('../promotions/promotions-page.tsx')).PromotionsPage }));
const GiftCardsPage = lazy(async () => ({ default: (await import('../gift-cards/gift-cards-page.tsx')).GiftCardsPage }));
const OrdersPage = lazy(async () => ({ default: (await import('../orders/orders-page.tsx')).OrdersPage }));
const BasketsPage = lazy(async () => ({ default: (await import('../baskets/baskets-page.tsx')).BasketsPage }));
// The page editor is ten times the rest of the Studio.
const EditorRoom = lazy(async () => ({ default: (await import('../editor/editor-room.tsx')).EditorRoom }));
const PreviewRoom = lazy(async () => ({ default: (await import('../preview/preview-room.tsx')).PreviewRoom }));

type Place = {
  page: 'pages' | 'releases' | 'markets' | 'flags' | 'team' | 'security' | 'audit' | 'orders' | 'promotions' | 'gift-cards' | 'baskets';
  right: Right;
  title: TextKey;
};

const places: readonly Place[] = [
  { page: 'pages', right: 'content.read', title: 'pages.title' },
  { page: 'releases', right: 'content.read', title: 'releases.title' },
  { page: 'orders', right: 'order.read', title: 'orders.title' },
  { page: 'promotions', right: 'promotion.read', title: 'promotions.title' },
  { page: 'gift-cards', right: 'gift-card.read', title: 'gift_cards.title' },
  { page: 'baskets', right: 'basket.read', title: 'baskets.title' },
  { page: 'markets', right: 'market.read', title: 'markets.title' },
  { page: 'flags', right: 'flag.read', title: 'flags.title' },
  { page: 'team', right: 'staff.write', title: 'team.title' },
  { page: 'audit', right: 'audit.read', title: 'audit.title' },
  { page: 'security', right: 'market.read', title: 'security.title' },
];

export function Shell({ onSignOut }: { onSignOut: () => void }) {
  const { member, call, notices, session } = useStudio();
  const route = readRoute(usePath());
  const loaded = useLoad('markets', () => call(studio.listMarkets, {}));
  const sorted = useMemo(() => loaded.data && sortMarkets(loaded.data), [loaded.data]);
  const markets = { ...loaded, data: sorted };
  const shown = places.filter(({ right }) => member.rights.includes(right));
  const main = useFocusOnArrival(route.page, session);

  function run(command: Command): void {
    if (command === 'filter') document.querySelector<HTMLInputElement>('[data-filter]')?.focus();
    else if (command === 'undo') notices.undo();
    else if (command === 'next' || command === 'previous') {
      if ((route.page !== 'flags' && route.page !== 'pages') || !markets.data) return;
      navigate(paths[route.page](neighbour(markets.data, route.market, command === 'next' ? 1 : -1)), { replace: true });
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
        <a className={styles.brand} href={paths.markets}>
          {text('studio.brand')} <span>{text('studio.name')}</span>
        </a>
        <nav className={styles.navigation} aria-label={text('studio.navigation')}>
          <ul>
            {shown.map(({ page, title }) => (
              <li key={page}>
                <a href={addressOf(page)} aria-current={route.page === page ? 'page' : undefined}>
                  <span>{text(title)}</span>
                  <Keys of={page} />
                </a>
              </li>
            ))}
          </ul>
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

function Page({ route, markets, isAllowed }: { route: Route; markets: Parameters<typeof MarketsPage>[0]['markets']; isAllowed: boolean }) {
  if (route.page === 'unknown' || route.page === 'welcome') {
    return (
      <StateNote title={text('studio.unknown_page')} action={<a href={paths.markets}>{text('studio.unknown_page_way_on')}</a>} isHeading />
    );
  }
  if (!isAllowed) return <StateNote title={text('studio.not_allowed')} advice={text('studio.not_allowed_advice')} isHeading />;
  switch (route.page) {
    case 'flags':
      return <FlagsPage markets={markets} marketId={route.market} />;
    case 'pages':
      return <PagesPage markets={markets} marketId={route.market} />;
    case 'promotions':
      return <PromotionsPage id={route.id} />;
    case 'orders':
      return <OrdersPage id={route.id} markets={markets.data} />;
    case 'gift-cards':
      return <GiftCardsPage />;
    case 'baskets':
      return <BasketsPage />;
    case 'releases':
      return <ReleasesPage />;
    case 'team':
      return <TeamPage />;
    case 'security':
      return <SecurityPage />;
    case 'audit':
      return <AuditPage />;
    default:
      return <MarketsPage markets={markets} />;
  }
}

function addressOf(page: Place['page']): string {
  if (page === 'promotions' || page === 'orders') return paths[page]();
  return page === 'flags' || page === 'pages' ? paths[page](lastMarket()) : paths[page];
}

/** After signing in or going to another page, the keyboard and the screen reader continue there and not where they were. */
function useFocusOnArrival(page: Route['page'], session: number) {
  const main = useRef<HTMLElement>(null);
  const before = useRef({ page, session: 0 });
  useEffect(() => {
    const place = places.find((each) => each.page === page);
    document.title = text('studio.title', { page: text(place?.title ?? 'studio.unknown_page') });
    if (before.current.page !== page || before.current.session !== session) main.current?.focus();
    before.current = { page, session };
  }, [page, session]);
  return main;
}
