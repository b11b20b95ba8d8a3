import { ShopError } from '@selvedge/contract/error.ts';
import type { Terminal } from '../payment/payment-config.ts';

type Asked = {
  market: string;
  /** Which store the device stands in. */
  storeId?: string | undefined;
  /** Which terminal stands beside it. */
  terminalId?: string | undefined;
};

/**
 * Where the card is presented: the terminal that the device names, else the only one of its store, else the only one of the market.
 * Refused when none is left, or more than one: a payment must not light up on the wrong counter.
 */
export function chooseTerminal(terminals: readonly Terminal[], { market, storeId, terminalId }: Asked): string {
  const ofStore = terminals.filter(({ place }) => place === storeId);
  const near = storeId !== undefined && ofStore.length > 0 ? ofStore : terminals.filter(({ place }) => place === market);
  const fitting = terminalId === undefined ? near : near.filter(({ id }) => id === terminalId);
  const [only, another] = fitting;
  if (!only || another) throw new ShopError('payment_refused', { payment: ['payment.no_terminal'], step: ['checkoutPayment'] });
  return only.id;
}
