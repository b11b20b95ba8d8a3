import type { PageScripts } from '@selvedge/contract/foreign-scripts.ts';
import { addForeignScript } from './add-foreign-script.ts';

type Settings = NonNullable<PageScripts['monitoring']>;
type Seen = { view?: { url?: string; referrer?: string } };
type Monitor = {
  q: (() => void)[];
  onReady(act: () => void): void;
  init?(options: object): void;
  startSessionReplayRecording?(): void;
  stopSessionReplayRecording?(): void;
};

const page = window as Window & { DD_RUM?: Monitor };

/**
 * ANA-018 real-user monitoring, by the protocol of Datadog's browser script: what is to be done waits in a queue until it is there. Addresses are told
 * without what follows them, which may be somebody's search or key.
 */
export function runMonitoring({ script, appId, clientToken, serviceName, site, share, replayShare }: Settings): void {
  if (page.DD_RUM) return;
  const queue: Monitor['q'] = [];
  page.DD_RUM = { q: queue, onReady: (act) => void queue.push(act) };
  whenReady((monitor) =>
    monitor.init?.({
      ...{ applicationId: appId, clientToken, service: serviceName, version: document.documentElement.dataset.build },
      ...(site && { site }),
      ...{ sessionSampleRate: share, sessionReplaySampleRate: replayShare, startSessionReplayRecordingManually: true },
      // What is recorded is where things stood and moved, never what they said.
      ...{ defaultPrivacyLevel: 'mask', trackUserInteractions: false, beforeSend: shorten },
    }),
  );
  addForeignScript({ name: 'monitoring', src: script, globals: ['DD_RUM', 'DD_RUM_SYNTHETICS'] });
}

/** ANA-019 monitoring runs with analytics consent alone, and so does its replay. It ends where a page is about the person. */
export function recordScreen(isPublic: boolean): void {
  whenReady((monitor) => (isPublic ? monitor.startSessionReplayRecording?.() : monitor.stopSessionReplayRecording?.()));
}

/** ANA-012 what it throws is logged, and nobody else hears of it. */
function whenReady(act: (monitor: Monitor) => void): void {
  page.DD_RUM?.onReady(() => {
    try {
      if (page.DD_RUM) act(page.DD_RUM);
    } catch (failure) {
      console.error(failure);
    }
  });
}

function shorten({ view }: Seen): true {
  for (const name of ['url', 'referrer'] as const) if (view?.[name]) view[name] = view[name].split(/[?#]/, 1)[0] ?? '';
  return true;
}
