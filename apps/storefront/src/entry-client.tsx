import { appToken } from '@selvedge/blocks/app-token.ts';
import type { PageAlias } from '@selvedge/contract/page.ts';
import type { PageData } from '@selvedge/contract/page-data.ts';
import { delays } from '@selvedge/domain/constants.ts';
import { learnStyle } from '@selvedge/domain/writing-style/writing-style.ts';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { createRouter } from './lib/create-router.ts';
import { followLinks } from './lib/follow-links.ts';
import { reloadOnBuildMismatch } from './lib/reload-on-build-mismatch.ts';
import { restoreScroll, watchScroll, withoutScroll } from './lib/scroll-hash.ts';
import { loadView } from './pages/load-view.ts';
import { watchCalls } from './session/watch-calls.ts';
import './styles.css';

reloadOnBuildMismatch();
// Content may stay away from the app; one document serves it and everybody else.
if (navigator.userAgent.includes(appToken)) document.documentElement.dataset.app = '';
watchCalls();

// Asking for the view, reading the page's data and drawing it are pieces of work: a tap in between is answered in between.
await nextTask();
const view = loadView(document.documentElement.dataset.page as PageAlias);
await nextTask();
const page: PageData = JSON.parse(document.getElementById('page-data')?.textContent ?? '');
const { market, writing } = page.location;
if (market && writing) learnStyle(market.id, market.currency, writing);
if (writing?.dates || writing?.heads) await import('./page-language.ts');
const url = new URL(location.href);
const router = createRouter({ first: { page, view: await view, url: withoutScroll(url) }, loadView });
await nextTask();

// As a transition it is done in slices: the shopper can scroll and tap in between.
startTransition(() => {
  hydrateRoot(
    document.getElementById('root') as HTMLElement,
    <StrictMode>
      <App router={router} />
    </StrictMode>,
  );
});
followLinks(router);
watchScroll(delays.scrollDebounce);
if (url.hash) restoreScroll(url, true);
// From here on React answers a touch, even where it has not drawn yet.
dispatchEvent(new Event('shop:listens'));

function nextTask(): Promise<void> {
  return new Promise((done) => setTimeout(done));
}
