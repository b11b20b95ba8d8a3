import { dataLayerEntries } from '@selvedge/domain/analytics/data-layer-entries.ts';
import { sessionId } from '../consent/session-id.ts';
import { visitorId } from '../consent/visitor-id.ts';
import { onTracked } from './track.ts';

type WithLayer = Window & { dataLayer?: unknown[] };

/** ANA-032 `window.dataLayer`, which tag managers read. It is there for those who agreed, and gone when they don't any more. */
export function followDataLayer(): () => void {
  const page = window as WithLayer;
  page.dataLayer ??= [];
  page.dataLayer.push({ visitor_id: visitorId(), session_id: sessionId() });
  const stop = onTracked(({ event }) => {
    // Whoever does something is still here: the visit lasts on.
    sessionId();
    page.dataLayer?.push(...dataLayerEntries(event));
  });
  return () => {
    stop();
    delete page.dataLayer;
  };
}
