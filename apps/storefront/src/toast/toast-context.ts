import { createContext, use } from 'react';
import type { ToastSeverity } from './toast-queue.ts';

type Values = Record<string, string | number>;

export type ToastControl = {
  /** Waits for its turn. The text is a translation key. */
  show: (severity: ToastSeverity, key: string, values?: Values) => void;
  /** Comes next, whatever was waiting. */
  showNow: (severity: ToastSeverity, key: string, values?: Values) => void;
};

export const ToastContext = createContext<ToastControl>({ show: () => {}, showNow: () => {} });

export const useToast = (): ToastControl => use(ToastContext);
