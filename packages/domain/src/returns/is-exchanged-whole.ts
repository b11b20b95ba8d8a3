import type { OrderReturn } from '@selvedge/contract/returns.ts';

/** Another size takes the place of everything that came back: no money goes anywhere, and none is spoken of. */
export function isExchangedWhole({ exchangeState, amount }: Pick<OrderReturn, 'exchangeState' | 'amount'>): boolean {
  return amount.amount === 0 && (exchangeState === 'reserved' || exchangeState === 'sent');
}
