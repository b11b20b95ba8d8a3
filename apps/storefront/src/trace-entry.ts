import { traceCalls } from './trace-calls.ts';

// Only in the pages of a shop that is traced: nobody else downloads it.
const { apiBase = '' } = document.documentElement.dataset;
const share = Number(document.getElementById('trace-calls')?.dataset.share ?? 0);
let clickedAt = Number.NEGATIVE_INFINITY;
addEventListener('click', ({ timeStamp }) => (clickedAt = timeStamp), { capture: true, passive: true });
const plain = window.fetch.bind(window);

window.fetch = traceCalls({
  ...{ fetch: plain, origin: location.origin, path: `${apiBase}/api/`, share },
  clickedAt: () => clickedAt,
  now: () => performance.now(),
  send: (calls) => {
    const body = JSON.stringify({ calls });
    // What gets lost is nothing to hear of.
    plain(`${apiBase}/api/telemetry/calls`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      keepalive: true,
    }).catch(() => {});
  },
});
