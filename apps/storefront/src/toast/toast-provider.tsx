import { lazy, type ReactNode, Suspense, useEffect, useMemo, useReducer } from 'react';
import { loadShared } from '../lib/shared.ts';
import { sayEvent } from './say.ts';
import { ToastContext, type ToastControl } from './toast-context.ts';
import { noToasts, type Toast, toastQueue } from './toast-queue.ts';

/** What went wrong is said in any of the shop's texts. */
const ToastView = lazy(async () => {
  const [{ ToastView: View }] = await Promise.all([import('./toast-view.tsx'), loadShared()]);
  return { default: View };
});

let made = 0;

export function ToastProvider({ children }: { children: ReactNode }) {
  const [queue, dispatch] = useReducer(toastQueue, noToasts);
  const control = useMemo<ToastControl>(() => {
    const toast = (severity: Toast['severity'], key: string, values?: Toast['values']): Toast => {
      made += 1;
      return { id: `toast-${made}`, severity, key, ...(values && { values }) };
    };
    return {
      // While the connection is gone its notice is on the screen: one failure, one message.
      show: (...parts) => {
        if (parts[0] !== 'danger' || navigator.onLine) dispatch({ type: 'show', toast: toast(...parts) });
      },
      showNow: (...parts) => dispatch({ type: 'show-immediately', toast: toast(...parts) }),
    };
  }, []);
  useEffect(() => {
    const say = (event: Event) => control.show(...((event as CustomEvent).detail as Parameters<ToastControl['show']>));
    addEventListener(sayEvent, say);
    return () => removeEventListener(sayEvent, say);
  }, [control]);
  const shown = queue.toasts[0];
  return (
    <ToastContext value={control}>
      {children}
      {/* The region is there before the first toast: one that arrives together with its text is not read out. */}
      <div role="status" aria-live="polite">
        {shown && (
          <Suspense>
            <ToastView key={shown.id} toast={shown} leaving={queue.isLeaving} dispatch={dispatch} />
          </Suspense>
        )}
      </div>
    </ToastContext>
  );
}
