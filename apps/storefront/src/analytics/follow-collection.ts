import { analyticsCollect, type CollectedEvent } from '@selvedge/contract/analytics-collect.ts';
import type { PageAlias } from '@selvedge/contract/page.ts';
import type { PageData } from '@selvedge/contract/page-data.ts';
import { collectedEvent } from '@selvedge/domain/analytics/collected-event.ts';
import { isSampled } from '@selvedge/domain/analytics/sample-visits.ts';
import { sessionId } from '../consent/session-id.ts';
import { visitorId } from '../consent/visitor-id.ts';
import { callIn } from '../session/call-in.ts';
import { followVitals } from './follow-vitals.ts';
import { partInTest, type TestPart } from './part-in-test.ts';
import { onTracked } from './track.ts';

/** Of `EventBatch`, whose schema the browser does not have. */
const most = 50;
const pauseMs = 2_000;

type Collection = {
  /** To be called with every page that is shown, before what happens on it is told. */
  show(page: PageData): void;
  /** What was not told by then is forgotten. */
  stop(): void;
};

/** Tells the shop itself what happened, a few seconds at a time and on the way out. */
export function followCollection(): Collection {
  let shown: PageData | undefined;
  let part: TestPart | undefined;
  let waiting: CollectedEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stops: (() => void)[] = [];

  function send(how: typeof fetch): void {
    clearTimeout(timer);
    timer = undefined;
    const events = waiting;
    waiting = [];
    const session = sessionId();
    const market = shown?.location.market?.id;
    if (!market || !session || !isSampled(session, shown?.featureToggles.analyticsSample ?? 0)) return;
    const visitor = visitorId();
    for (let at = 0; at < events.length; at += most) {
      const body = {
        consent: true,
        session,
        ...(visitor && { visitor }),
        ...(part && { test: part }),
        events: events.slice(at, at + most),
      };
      // What gets lost is nothing the shopper should wait for or hear of.
      void callIn(market, how)(analyticsCollect.events, { body });
    }
  }

  function add(event: CollectedEvent | undefined): void {
    if (!event) return;
    waiting.push(event);
    timer ??= setTimeout(() => send(later), pauseMs);
  }

  function start(landing: PageAlias): void {
    const leave = () => {
      if (document.visibilityState === 'hidden' && waiting.length > 0) send(beacon);
    };
    stops = [
      onTracked(({ event }) => add(collectedEvent(event, shown?.content._meta.alias ?? landing))),
      // Measured for the document, so it is the page that it came with, wherever the visitor is by now.
      followVitals((metric, value) => add({ name: 'web_vital', page: landing, vital: { metric, value } })),
      () => document.removeEventListener('visibilitychange', leave),
      () => removeEventListener('pagehide', leave),
    ];
    // After those of the vitals, which are final on the same occasion.
    document.addEventListener('visibilitychange', leave);
    addEventListener('pagehide', leave);
  }

  return {
    show(page) {
      // What happened in one market is not told in another.
      if (shown && shown.location.market?.id !== page.location.market?.id) send(later);
      shown = page;
      part = partInTest(page, part);
      if (stops.length === 0) start(page.content._meta.alias);
    },
    stop() {
      for (const stop of stops) stop();
      stops = [];
      clearTimeout(timer);
      timer = undefined;
      waiting = [];
    },
  };
}

/** Goes on when the page is left. */
const later: typeof fetch = (input, init) => fetch(input, { ...init, keepalive: true });

/** On the way out: the browser sends it when the page is gone. */
const beacon: typeof fetch = async (input, init) => {
  const isTaken = navigator.sendBeacon(String(input), new Blob([init?.body as string], { type: 'application/json' }));
  return isTaken ? new Response(null, { status: 204 }) : later(input, init);
};
