import { storageKeys } from '@selvedge/domain/constants.ts';
import { readStored, store } from '../lib/storage.ts';

const most = 50;

/** Does what may be told once only, also after the page was loaded again: a purchase that is counted twice is money that nobody paid. */
export function tellOnce(what: string, tell: () => void): void {
  const told = readStored('localStorage', storageKeys.analyticsTold)?.split('\n') ?? [];
  if (told.includes(what)) return;
  store('localStorage', storageKeys.analyticsTold, [...told, what].slice(-most).join('\n'));
  tell();
}
