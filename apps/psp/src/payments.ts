import type { Provider } from './faults.ts';
import { decimalOf, type Money } from './money.ts';
import type { Change, Ledger } from './open-ledger.ts';

/** `held`: authorised, whether captured or not. Amounts are whole minor units of one currency. */
export type Payment = {
  id: string;
  provider: Provider;
  reference: string;
  amount: Money;
  state: 'waiting' | 'approved' | 'refused' | 'cancelled';
  held: number;
  captured: number;
  refunded: number;
  reason?: string;
  method: string;
  brand?: string;
  lastDigits?: string;
  at: string;
};

export type NewPayment = Pick<Payment, 'id' | 'provider' | 'reference' | 'amount' | 'method'> & Partial<Payment>;

export function newPayment(input: NewPayment, now: Date): Payment {
  return { state: 'waiting', held: 0, captured: 0, refunded: 0, at: now.toISOString(), ...input };
}

export function approve(payment: Payment, { capture = false } = {}): Payment {
  const { value } = payment.amount;
  return { ...payment, state: 'approved', held: value, captured: capture ? value : 0 };
}

export function refuse(payment: Payment, reason: string): Payment {
  return { ...payment, state: 'refused', reason };
}

/** Undefined when there is not that much to give back. */
export function refund(payment: Payment, value: number): Payment | undefined {
  if (payment.state !== 'approved' || value <= 0 || value > payment.held - payment.refunded) return undefined;
  return { ...payment, captured: payment.held, refunded: payment.refunded + value };
}

export function capture(payment: Payment, value: number): Payment | undefined {
  if (payment.state !== 'approved' || value <= 0 || payment.captured + value > payment.held) return undefined;
  return { ...payment, captured: payment.captured + value };
}

/** Undefined when it was captured, refunded or cancelled before. */
export function cancel(payment: Payment): Payment | undefined {
  if (payment.state !== 'approved' || payment.captured > 0 || payment.refunded > 0) return undefined;
  return { ...payment, state: 'cancelled', held: 0 };
}

export function savePayment(payment: Payment): Change {
  return { kind: 'payment', id: payment.id, value: payment };
}

export function findPayment(ledger: Ledger, id: string): Payment | undefined {
  return ledger.get<Payment>('payment', id);
}

export function paymentsOf(ledger: Ledger, reference: string): Payment[] {
  return ledger.all<Payment>('payment').filter((payment) => payment.reference === reference);
}

/** What the shopper is charged in the end. */
export function netOf(payment: Payment): number {
  return payment.held - payment.refunded;
}

/** For the audit: net per reference, in minor units and as a decimal. */
export function showBook(payments: Payment[]) {
  return payments.map((payment) => {
    const { id, provider, reference, state, amount, held, captured, refunded, method, at } = payment;
    const net = netOf(payment);
    const { currency } = amount;
    const decimal = { amount: decimalOf(amount), net: decimalOf({ value: net, currency }) };
    return {
      providerReference: id,
      provider,
      reference,
      state,
      currency,
      amount: amount.value,
      held,
      captured,
      refunded,
      net,
      decimal,
      method,
      at,
    };
  });
}
