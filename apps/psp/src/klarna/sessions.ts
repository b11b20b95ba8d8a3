import { randomUUID } from 'node:crypto';
import type { Outcome } from '../answer-once.ts';
import type { Money } from '../money.ts';
import type { News } from '../notices.ts';
import type { Change } from '../open-ledger.ts';
import type { Psp } from '../psp.ts';

export type Order = {
  purchase_country?: string;
  purchase_currency?: string;
  locale?: string;
  order_amount?: number;
  order_tax_amount?: number;
  order_lines?: { name?: string; total_amount?: number; total_tax_amount?: number; quantity?: number; unit_price?: number }[];
  merchant_reference1?: string;
  auto_capture?: boolean;
  merchant_urls?: Record<string, string>;
};

export type Session = { id: string; order: Order; token?: string; orderId?: string };

/** A hosted page for a session. Only `COMPLETED` has a token with which the merchant may place the order. */
export type HostedPage = {
  id: string;
  sessionId: string;
  urls: Record<string, string>;
  status: 'WAITING' | 'IN_PROGRESS' | 'COMPLETED' | 'CANCELLED' | 'FAILED' | 'BACK' | 'DISABLED';
  token?: string;
  expiresAt: string;
};

export const categories = [
  { identifier: 'pay_now', name: 'Pay now' },
  { identifier: 'pay_later', name: 'Pay later' },
  { identifier: 'pay_over_time', name: 'Pay over time' },
];

export function wrong(message: string, status = 400, code = 'BAD_VALUE'): Outcome {
  return { status, body: { error_code: code, error_messages: [message], correlation_id: randomUUID() } };
}

export function checkOrder(order: Order): string | undefined {
  const { order_amount, order_lines, purchase_currency } = order;
  if (!Number.isInteger(order_amount) || (order_amount as number) < 0) return 'Bad value: order_amount';
  if (!/^[A-Z]{3}$/.test(purchase_currency ?? '')) return 'Bad value: purchase_currency';
  if (!Array.isArray(order_lines) || order_lines.length === 0) return 'Bad value: order_lines';
  const sum = order_lines.reduce((total, line) => total + (line.total_amount ?? Number.NaN), 0);
  return sum === order_amount ? undefined : 'Bad value: order_lines: total_amount does not match order_amount';
}

export function createSession(order: Order): Outcome {
  const problem = checkOrder(order);
  if (problem) return wrong(problem);
  const session: Session = { id: randomUUID(), order };
  const body = { session_id: session.id, client_token: `sandbox.${session.id}`, payment_method_categories: categories };
  return { status: 200, body, changes: [saveSession(session)] };
}

export function updateSession(psp: Psp, id: string, order: Order): Outcome {
  const session = psp.ledger.get<Session>('klarnaSession', id);
  if (!session) return wrong('Not found', 404, 'NOT_FOUND');
  if (session.orderId) return wrong('The session is complete', 403, 'NOT_ALLOWED');
  const problem = checkOrder({ ...session.order, ...order });
  return problem
    ? wrong(problem)
    : { status: 204, body: '', changes: [saveSession({ ...session, order: { ...session.order, ...order } })] };
}

export function createHostedPage(psp: Psp, request: { payment_session_url?: string; merchant_urls?: Record<string, string> }): Outcome {
  const sessionId = /\/payments\/v1\/sessions\/([\w-]+)$/.exec(request.payment_session_url ?? '')?.[1] ?? '';
  const session = psp.ledger.get<Session>('klarnaSession', sessionId);
  if (!session) return wrong('Bad value: payment_session_url');
  const expiresAt = new Date(psp.now().getTime() + 47 * 3_600_000).toISOString();
  const page: HostedPage = { id: randomUUID(), sessionId, urls: request.merchant_urls ?? {}, status: 'WAITING', expiresAt };
  const links = {
    session_id: page.id,
    session_url: `${psp.url}/klarna/hpp/v1/sessions/${page.id}`,
    redirect_url: `${psp.url}/klarna-page/${page.id}`,
  };
  return { status: 201, body: { ...links, expires_at: expiresAt }, changes: [savePage(page)] };
}

export function showHostedPage(page: HostedPage, session: Session | undefined) {
  const { id, status, token, expiresAt } = page;
  return {
    session_id: id,
    status,
    expires_at: expiresAt,
    ...(token && { authorization_token: token }),
    ...(session?.orderId && { order_id: session.orderId }),
  };
}

/** Unsigned, as Klarna's are: whoever believes it without asking is deceived by the next stranger. */
export function statusNews(psp: Psp, page: HostedPage): News[] {
  const url = page.urls.status_update;
  if (!url) return [];
  const body = (status: string) =>
    JSON.stringify({ event_id: randomUUID(), session: { session_id: page.id, status, updated_at: psp.now().toISOString() } });
  const stranger = url.replace(/sid=[^&]*/, 'sid=forged');
  return [{ provider: 'klarna', url, body: body(page.status), forged: { url: stranger, body: body('COMPLETED') } }];
}

export function moneyOfOrder({ order_amount = 0, purchase_currency = 'EUR' }: Order): Money {
  return { value: order_amount, currency: purchase_currency };
}

export const saveSession = (session: Session): Change => ({ kind: 'klarnaSession', id: session.id, value: session });
export const savePage = (page: HostedPage): Change => ({ kind: 'klarnaPage', id: page.id, value: page });
