import { storageKeys } from '@selvedge/domain/constants.ts';
import { forget, readStored, store } from '../lib/storage.ts';

/** What was typed and not sent yet. Only what an address asks for: nothing about cards is ever kept here. */
export type CheckoutDraft = {
  email?: string | undefined;
  shipping?: Record<string, string> | undefined;
  billing?: Record<string, string> | undefined;
  isBillingApart?: boolean | undefined;
  addressId?: string | undefined;
  savesAddress?: boolean | undefined;
  /** Why the shopper was sent back here: a translation key. */
  message?: string | undefined;
  /** Whose it is; a guest's has none. */
  owner?: string | undefined;
};

const keyOf = (market: string) => `${storageKeys.checkoutDraft} ${market}` as const;

export function readDraft(market: string): CheckoutDraft {
  try {
    const kept: unknown = JSON.parse(readStored('sessionStorage', keyOf(market)) ?? '{}');
    return kept && typeof kept === 'object' ? (kept as CheckoutDraft) : {};
  } catch {
    return {};
  }
}

export function writeDraft(market: string, change: CheckoutDraft): void {
  store('sessionStorage', keyOf(market), JSON.stringify({ ...readDraft(market), ...change }));
}

export const forgetDraft = (market: string): void => forget('sessionStorage', keyOf(market));
