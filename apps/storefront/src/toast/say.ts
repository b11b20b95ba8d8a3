import type { ToastSeverity } from './toast-queue.ts';

export const sayEvent = 'selvedge:say';

/** A toast from code that is no component; the text is a translation key. */
export function say(severity: ToastSeverity, key: string): void {
  dispatchEvent(new CustomEvent(sayEvent, { detail: [severity, key] }));
}
