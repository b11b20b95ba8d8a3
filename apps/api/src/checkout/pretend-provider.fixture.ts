import type { Amount, ChangeAnswer, PaymentAnswer, PaymentProvider, StartPayment } from '../payment/payment-provider.ts';

export type Mode = 'approve' | 'refuse' | 'redirect' | 'pending' | 'down' | 'lost' | 'otherAmount';

/** A provider in memory with a ledger of its own: idempotent by key, and able to lose an answer after it has charged. */
export function pretendProvider(name: PaymentProvider['name'] = 'adyen') {
  const ledger = new Map<string, { amount: Amount; state: 'open' | 'paid' | 'undone' }>();
  const kept = new Map<string, PaymentAnswer>();
  let mode: Mode = 'approve';
  let beforeAnswer: (payment: StartPayment) => Promise<void> = async () => {};
  const calls: string[] = [];

  function charge({ reference, amount }: StartPayment): PaymentAnswer {
    const given = mode === 'otherAmount' ? { ...amount, value: amount.value - 1 } : amount;
    ledger.set(reference, { amount: given, state: 'paid' });
    return { state: 'approved', providerReference: `psp-${reference}`, amount: given, method: { type: 'scheme', brand: 'visa' } };
  }

  function decide(payment: StartPayment): PaymentAnswer {
    if (mode === 'refuse') return { state: 'refused', reason: 'declined' };
    if (mode === 'pending') return { state: 'pending', providerReference: `psp-${payment.reference}` };
    if (mode === 'redirect') {
      ledger.set(payment.reference, { amount: payment.amount, state: 'open' });
      const action = { type: 'redirect' as const, url: `https://bank.example/${payment.reference}`, method: 'GET' as const };
      return { state: 'action', action, token: `t-${payment.reference}`, providerReference: `psp-${payment.reference}` };
    }
    return charge(payment);
  }

  const lost: PaymentAnswer = { state: 'unknown', why: 'connectionLost' };
  const provider: PaymentProvider = {
    name,
    listMethods: async () => ({ state: 'listed', methods: [{ type: 'scheme', name: 'Cards' }], data: { clientKey: 'k' } }),
    async start(payment) {
      calls.push(`start ${payment.reference}`);
      if (mode === 'down') return lost;
      const answer = kept.get(payment.key) ?? decide(payment);
      kept.set(payment.key, answer);
      await beforeAnswer(payment);
      return mode === 'lost' ? lost : answer;
    },
    async finish(payment) {
      calls.push(`finish ${payment.reference}`);
      const entry = ledger.get(payment.reference);
      if (!entry || payment.redirectResult === 'refused') return { state: 'refused', reason: 'cancelledByShopper' };
      if (entry.state === 'undone') return { state: 'refused', reason: 'cancelledByShopper' };
      return charge(payment);
    },
    async lookUp(payment) {
      calls.push(`lookUp ${payment.reference}`);
      if (mode === 'down' || mode === 'lost') return lost;
      const entry = ledger.get(payment.reference);
      if (entry?.state === 'paid')
        return { state: 'approved', providerReference: `psp-${payment.reference}`, amount: entry.amount, method: { type: 'scheme' } };
      return kept.get(payment.key) ?? { state: 'absent' };
    },
    refund: async () => ({ state: 'done', providerReference: 'r' }),
    async cancel({ reference }): Promise<ChangeAnswer> {
      calls.push(`cancel ${reference}`);
      if (mode === 'down') return { state: 'unknown', why: 'timeout' };
      const entry = ledger.get(reference);
      if (!entry) return { state: 'nothing' };
      entry.state = 'undone';
      return { state: 'done', providerReference: `psp-${reference}` };
    },
    readWebhook({ body, headers }) {
      if (headers['x-signature'] !== 'right') return { state: 'refused', why: 'forged' };
      return { state: 'verified', events: JSON.parse(body), answer: '[accepted]' };
    },
  };
  return {
    provider,
    calls,
    ledger,
    set: (next: Mode) => {
      mode = next;
    },
    onAnswer: (hook: typeof beforeAnswer) => {
      beforeAnswer = hook;
    },
    payAtBank: (reference: string) => {
      ledger.get(reference)!.state = 'paid';
    },
    /** What all shoppers together have paid and not got back. */
    net: () => [...ledger.values()].reduce((sum, { amount, state }) => sum + (state === 'paid' ? amount.value : 0), 0),
  };
}
