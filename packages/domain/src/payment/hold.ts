import type { PaymentProviderName } from '@selvedge/contract/payment-shape.ts';
import type { AttemptState } from './attempt-state.ts';

/**
 * For how long a payment keeps pieces aside that nobody has paid for. Who has only clicked holds them for a moment; once the provider
 * has the shopper on its page, or has been told to collect, for as long as that takes.
 */
export function holdMinutes(provider: PaymentProviderName, state: Extract<AttemptState, 'started' | 'actionNeeded' | 'pending'>): number {
  const { clicked, atProvider } = minutes[provider as keyof typeof minutes] ?? minutes.other;
  return state === 'started' ? clicked : atProvider;
}

const minutes = {
  other: { clicked: 5, atProvider: 15 },
  payByLink: { clicked: 5, atProvider: 20 },
  pos: { clicked: 15, atProvider: 15 },
} as const;

type Hold = {
  wanted: number;
  /** Every piece of the size that serves the market, whoever holds it. */
  total: number;
  /** What unpaid payments from the same address hold of it. */
  held: number;
  /** How often payments from the same address let it lapse within the hour. */
  lapses: number;
};

const mostLapses = 2;

/**
 * Whoever comes first may buy every piece there is. Further payments from the same address, and whoever let pieces lapse, may keep half
 * of a size at most, so that one stranger never keeps all of it from everybody else.
 */
export function mayHold({ wanted, total, held, lapses }: Hold): boolean {
  if (lapses > mostLapses) return false;
  return (held === 0 && lapses === 0) || held + wanted <= Math.max(1, Math.floor(total / 2));
}
