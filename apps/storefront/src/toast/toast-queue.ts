import { toastDurations } from '@selvedge/domain/constants.ts';

export type ToastSeverity = keyof typeof toastDurations;
/** The text is a translation key. */
export type Toast = { id: string; severity: ToastSeverity; key: string; values?: Record<string, string | number> };

/** The first entry is the one on the screen, or the one that is sliding away while `isLeaving`. */
export type ToastQueue = { toasts: readonly Toast[]; isLeaving: boolean };

export type ToastAction =
  | { type: 'show'; toast: Toast }
  /** Comes next, whatever was waiting. */
  | { type: 'show-immediately'; toast: Toast }
  /** Its time is over, or the shopper closed it. */
  | { type: 'leave'; id?: string }
  /** The gap after it is over. */
  | { type: 'left' };

export const noToasts: ToastQueue = { toasts: [], isLeaving: false };

/** NAV-038, NAV-039. Returns the same object when nothing changes. */
export function toastQueue(state: ToastQueue, action: ToastAction): ToastQueue {
  switch (action.type) {
    case 'show':
      return { ...state, toasts: [...state.toasts, action.toast] };
    case 'show-immediately':
      return { ...state, toasts: [...state.toasts.slice(0, 1), action.toast] };
    case 'leave':
      return leave(state, action.id ?? state.toasts[0]?.id);
    case 'left':
      return state.isLeaving ? { toasts: state.toasts.slice(1), isLeaving: false } : state;
  }
}

function leave(state: ToastQueue, id: string | undefined): ToastQueue {
  if (state.toasts.length === 0 || state.isLeaving || state.toasts[0]?.id !== id) return state;
  return { ...state, isLeaving: true };
}

export function toastDuration({ severity }: Toast): number {
  return toastDurations[severity];
}
