import { setTimeout as wait } from 'node:timers/promises';
import type { ProviderName } from '../payment/payment-provider.ts';
import { type Purchase, payByCard, sealed } from './buy-as-guest.ts';
import { type Guest, type GuestAnswer, Refused, type Way } from './open-guest.ts';

/** What this shopper is like. */
export type Habit = {
  pspUrl: string;
  /** Says no at the bank, or has a card that is refused. */
  isRefusing: boolean;
  /** Closes the browser at the bank and looks at the shop again later: only a notice can tell. */
  isLeaving: boolean;
};
export type WayToPay = { name: string; provider: ProviderName; pay: (guest: Guest, habit: Habit) => Promise<Purchase> };

const typed = { expiry: '12/30', month: '12', year: '2030', code: '123', holder: 'Ada Byron' };

/** Every provider of the shop, each by a shopper who tries again when something went wrong, and never pays twice. */
export const waysToPay: readonly WayToPay[] = [
  {
    ...{ name: 'adyen card', provider: 'adyen' },
    pay: (guest, habit) => again(habit, () => payByCard(guest, habit.isRefusing ? '4000000000000002' : '4111111111111111')),
  },
  {
    ...{ name: 'adyen 3-D Secure', provider: 'adyen' },
    pay: (guest, habit) =>
      again(habit, async () => {
        const { answer } = await guest.must('POST', '/basket/create-payment', { paymentMethod: sealed('4917610000000000') });
        return atBank(guest, answer, { decision: 'confirm', code: habit.isRefusing ? 'wrong' : 'password' });
      }),
  },
  {
    ...{ name: 'adyen redirect', provider: 'adyen' },
    pay: (guest, habit) =>
      again(habit, async () => {
        const { answer } = await guest.must('POST', '/basket/create-payment', { paymentMethod: { type: 'ideal' } });
        return atBank(guest, answer, { decision: habit.isRefusing ? 'refuse' : 'approve' }, habit.isLeaving);
      }),
  },
  {
    ...{ name: 'klarna', provider: 'klarna' },
    pay: (guest, habit) =>
      again(habit, async () => {
        const path = `/payment/klarna/request-payment-url/${await basketOf(guest)}`;
        const { answer } = await guest.must('POST', path);
        return atBank(guest, { url: String(answer.redirectUrl) }, { decision: habit.isRefusing ? 'refuse' : 'pay_later' }, habit.isLeaving);
      }),
  },
  {
    ...{ name: 'iyzico', provider: 'iyzico' },
    pay: (guest, habit) =>
      again(habit, async () => {
        const { answer } = await guest.must('POST', '/payment/iyzico/initialize-payment', { checkoutPersonalNumber: '10000000146' });
        const url = String(answer.iyzicoPaymentUrl);
        if (!habit.isRefusing) return atBank(guest, { url }, { decision: 'pay', number: '5528790000000008', ...typed }, habit.isLeaving);
        await decide(url, { decision: 'pay', number: '4129111111111111', ...typed });
        return { outcome: 'refused', why: 'refused on the page' };
      }),
  },
  {
    ...{ name: 'pay by link', provider: 'payByLink' },
    pay: (guest, habit) =>
      again(habit, async () => {
        const basketId = await basketOf(guest);
        const { answer } = await guest.must('POST', '/basket/create-payment', { provider: 'payByLink' });
        const link = answer.payByLink as { url: string; linkId: string } | undefined;
        if (!link) return refused(answer);
        await decide(link.url, { number: habit.isRefusing ? '4000000000000002' : '4111111111111111', ...typed });
        if (habit.isRefusing) return { outcome: 'refused', why: 'refused on the telephone' };
        return waitForLink(guest, `/basket/pay-by-link-receipt/${link.linkId}?checkoutBasketId=${basketId}`);
      }),
  },
  {
    ...{ name: 'till', provider: 'pos' },
    pay: (guest, habit) =>
      again(habit, async () => {
        const { answer } = await guest.must('POST', `/payment/create-pos-payment?basketId=${await basketOf(guest)}`);
        // The terminal may have been quicker than the answer.
        if (answer.orderId) return { outcome: 'ordered', orderId: answer.orderId };
        if (answer.paymentState !== 'pending') return refused(answer);
        return lookAgain(guest, { meanwhile: () => approveAtTerminal(habit.pspUrl) });
      }),
  },
];

const mostTries = 3;

/** A shopper whose payment failed for no reason of her own tries again. */
async function again({ isRefusing }: Habit, pay: () => Promise<Purchase>): Promise<Purchase> {
  for (let tries = 1; ; tries++) {
    const result = await pay().catch((error: Error): Purchase => {
      if (error instanceof Refused) return { outcome: 'refused', why: error.message };
      throw error;
    });
    if (result.outcome !== 'refused' || isRefusing || tries >= mostTries) return result;
    await wait(1_000);
  }
}

async function atBank(guest: Guest, started: GuestAnswer, form: Record<string, string>, isLeaving = false): Promise<Purchase> {
  if (started.orderId) return { outcome: 'ordered', orderId: started.orderId };
  // Its answer was lost: the payment page says later where the bank is.
  if (!started.url && started.paymentState === 'pending')
    return lookAgain(guest, { onAction: (url) => atBank(guest, { url }, form, isLeaving) });
  // Of a payment that was refused it is the shop's own page.
  if (!started.url?.startsWith('http')) return refused(started);
  const back = await decide(started.url, form);
  if (isLeaving) return lookAgain(guest);
  const orderId = await guest.follow(back);
  return orderId ? { outcome: 'ordered', orderId } : lookAgain(guest);
}

/** What the shopper does on a page of the provider; answers where it leads back to. */
async function decide(url: string, form: Record<string, string>): Promise<Way> {
  const reply = await fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });
  const text = await reply.text();
  const location = reply.headers.get('location');
  if (location) return { url: new URL(location, url).href };
  // Iyzico's page sends a form.
  const action = /action="(http[^"]+\/retrieve-payment-redirect\/[^"]+)"/.exec(text)?.[1];
  const token = /name="token" value="([^"]+)"/.exec(text)?.[1];
  return { url: action ?? url, ...(token && { form: { token } }) };
}

type LookAgain = { meanwhile?: () => Promise<void>; onAction?: (url: string) => Promise<Purchase> };

/** Reloads the payment page until it says what became of the payment. */
async function lookAgain(guest: Guest, { meanwhile, onAction }: LookAgain = {}): Promise<Purchase> {
  for (;;) {
    await meanwhile?.();
    const { status, answer } = await guest.call('GET', '/basket/get-payment-methods');
    if (status >= 400) return { outcome: 'refused', why: `${status} ${JSON.stringify(answer)}` };
    const { payment } = answer;
    if (payment?.orderId) return { outcome: 'ordered', orderId: payment.orderId };
    if (payment?.paymentState !== 'pending') return refused(payment ?? {});
    if (payment.url && onAction) return onAction(payment.url);
    if (guest.isTired()) return { outcome: 'gave up', why: 'pending' };
    await wait(500);
  }
}

/** The screen that shows the square code. */
async function waitForLink(guest: Guest, receipt: string): Promise<Purchase> {
  for (;;) {
    const { answer } = await guest.must('GET', receipt);
    const orderId = /[?&]orderid=([\w-]+)/.exec(String(answer.redirectUrl))?.[1];
    if (orderId) return { outcome: 'ordered', orderId };
    if (answer.status === 'Expired') return { outcome: 'refused', why: 'expired' };
    if (guest.isTired()) return { outcome: 'gave up', why: 'pending' };
    await wait(500);
  }
}

async function approveAtTerminal(pspUrl: string): Promise<void> {
  const page = `${pspUrl}/terminal/till-1`;
  const text = await (await fetch(page)).text();
  const transaction = /name="transaction" value="([^"]+)"/.exec(text)?.[1];
  if (transaction)
    await fetch(page, { method: 'POST', body: new URLSearchParams({ decision: 'approve', transaction }), redirect: 'manual' });
}

async function basketOf({ must }: Guest): Promise<string> {
  const { answer } = await must('GET', '/basket');
  return (answer as { basket?: { basketId?: string } }).basket?.basketId ?? '';
}

const refused = ({ error, paymentState }: GuestAnswer): Purchase => ({ outcome: 'refused', why: error ?? paymentState ?? 'declined' });
