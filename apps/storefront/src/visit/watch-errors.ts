import { track } from '../analytics/track.ts';
import { toastEvent } from '../toast/toast-event.ts';

/** So many of one page say what there is to say; one that fails with every frame would drown the rest. */
const most = 20;

/** ANA-011 what goes wrong before a shopper's eyes, and what breaks. Only kinds and keys are told: a message may hold what somebody typed. */
export function watchErrors(): () => void {
  let left = most;
  const tell = (description: string, fatal: boolean) => {
    if (left-- > 0) track({ name: 'exception', description, fatal });
  };
  const stops = new AbortController();
  const { signal } = stops;
  addEventListener('error', ({ error }) => error instanceof Error && tell(`script ${error.name}`, true), { signal });
  addEventListener('unhandledrejection', ({ reason }) => tell(`promise ${reason instanceof Error ? reason.name : typeof reason}`, false), {
    signal,
  });
  addEventListener(
    toastEvent,
    (event) => {
      const { severity, key } = (event as CustomEvent<{ severity: string; key: string }>).detail;
      if (severity === 'danger' || severity === 'warning') tell(key, false);
    },
    { signal },
  );
  return () => stops.abort();
}
