import { type Answer, callProvider, failureOf, judgeFailure, openFailure } from '../call-provider.ts';
import type { KlarnaSettings } from '../payment-config.ts';
import type { Amount, ChangeAnswer, LookUpPayment, PaymentAnswer, PaymentProvider, StartPayment } from '../payment-provider.ts';
import { fromProviderAmount, toProviderAmount } from '../provider-amount.ts';
import { klarnaAddress, klarnaOrder } from './klarna-order.ts';
import { readKlarnaWebhook, signedUrl } from './klarna-webhook.ts';

const pagePrefix = 'hpp_';

type Session = { session_id?: string; client_token?: string; payment_method_categories?: { identifier?: string; name?: string }[] };
type HostedPage = { session_id?: string; redirect_url?: string; status?: string; authorization_token?: string; order_id?: string };
type Paid = { providerReference: string; amount: Amount };
type Placed = { order_id?: string; fraud_status?: string };
type Order = {
  order_id?: string;
  status?: string;
  order_amount?: number;
  captured_amount?: number;
  refunded_amount?: number;
  purchase_currency?: string;
};

/** Klarna by its HTTP interface: a session, its hosted page, and the order that is placed once the shopper has agreed. */
export function createKlarna(settings: KlarnaSettings): PaymentProvider {
  const { user, password, timeoutMs } = settings;
  /** What is not sent at all is taken at once: nothing ever leaves. */
  const isHeldFor = ({ lines }: Pick<StartPayment, 'lines'>) =>
    settings.capture === 'dispatch' && lines.some(({ kind }) => kind === 'physical');
  const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;

  async function call<T>(
    currency: string,
    path: string,
    { method = 'POST', key, body }: { method?: string; key?: string; body?: object } = {},
  ): Promise<T> {
    const headers = { authorization, ...(body && { 'content-type': 'application/json' }), ...(key && { 'klarna-idempotency-key': key }) };
    const url = settings.urlFor(currency) + path;
    const answer: Answer = await callProvider({ url, method, headers, timeoutMs, ...(body && { body: JSON.stringify(body) }) });
    return (answer.text === '' ? {} : JSON.parse(answer.text)) as T;
  }

  /** One key for one attempt, whoever finishes it first: the shopper's return, a notice or the completer. */
  async function place(payment: StartPayment, token: string): Promise<PaymentAnswer> {
    const { key, shopper, billing, shipping, amount, returnUrl, webhookUrl, reference } = payment;
    const order = {
      ...klarnaOrder(payment),
      ...(billing && { billing_address: klarnaAddress(billing, shopper.email) }),
      ...(shipping && { shipping_address: klarnaAddress(shipping, shopper.email) }),
      merchant_urls: { confirmation: returnUrl, push: signedUrl(webhookUrl, reference, password) },
      auto_capture: !isHeldFor(payment),
    };
    const placed = await call<Placed>(amount.currency, `/payments/v1/authorizations/${encodeURIComponent(token)}/order`, {
      key: `${key}-order`,
      body: order,
    });
    const { order_id: providerReference = '', fraud_status: fraud } = placed;
    if (!providerReference) return { state: 'unknown', why: 'unreadable' };
    if (fraud === 'REJECTED') return { state: 'refused', reason: 'fraud', providerReference };
    return fraud === 'PENDING'
      ? { state: 'pending', providerReference }
      : { state: 'approved', providerReference, amount, method: { type: 'klarna' }, ...(isHeldFor(payment) && { isHeld: true }) };
  }

  async function openPage(payment: StartPayment): Promise<PaymentAnswer> {
    const { returnUrl, webhookUrl, reference } = payment;
    const { currency } = payment.amount;
    const { session_id: sessionId = '' } = await call<Session>(currency, '/payments/v1/sessions', {
      body: { ...klarnaOrder(payment), intent: 'buy' },
    });
    const { success, cancel, back, failure, error } = Object.fromEntries(
      ['success', 'cancel', 'back', 'failure', 'error'].map((name) => [name, returnUrl]),
    );
    const merchant_urls = { success, cancel, back, failure, error, status_update: signedUrl(webhookUrl, reference, password) };
    const body = {
      payment_session_url: `${settings.urlFor(currency)}/payments/v1/sessions/${sessionId}`,
      merchant_urls,
      options: { place_order_mode: 'NONE' },
    };
    const page = await call<HostedPage>(currency, '/hpp/v1/sessions', { body });
    if (!page.session_id || !page.redirect_url) return { state: 'refused', reason: 'rejected' };
    const action = { type: 'redirect', method: 'GET', url: page.redirect_url, paymentMethodType: 'klarna' } as const;
    return { state: 'action', action, providerReference: pagePrefix + page.session_id };
  }

  async function ask(payment: LookUpPayment): Promise<PaymentAnswer> {
    const { providerReference } = payment;
    const { currency } = payment.amount;
    const token = tokenOf(payment);
    if (providerReference?.startsWith(pagePrefix)) {
      const page = await call<HostedPage>(currency, `/hpp/v1/sessions/${encodeURIComponent(providerReference.slice(pagePrefix.length))}`, {
        method: 'GET',
      });
      return page.status === 'COMPLETED' && page.authorization_token
        ? place(payment, page.authorization_token)
        : readPage(page, providerReference);
    }
    if (providerReference) return readOrder(await getOrder(providerReference, currency), { providerReference, isHeld: isHeldFor(payment) });
    if (token) return place(payment, token);
    // Without page and token nobody could have agreed to anything.
    return { state: 'absent' };
  }

  const getOrder = (id: string, currency: string) =>
    call<Order>(currency, `/ordermanagement/v1/orders/${encodeURIComponent(id)}`, { method: 'GET' });

  async function change(
    path: string,
    { key, body, method = 'POST' }: { key: string; body?: object; method?: string },
    { providerReference, amount }: Paid,
  ): Promise<ChangeAnswer> {
    const url = `/ordermanagement/v1/orders/${encodeURIComponent(providerReference)}${path}`;
    return call(amount.currency, url, { key, method, ...(body && { body }) }).then(
      () => ({ state: 'done', providerReference }) as const,
      failed,
    );
  }

  /** All of an order, captured or not. */
  async function takeBack({ key, providerReference, amount }: Paid & { key: string }): Promise<ChangeAnswer> {
    const { captured_amount: captured = 0, refunded_amount: refunded = 0, status } = await getOrder(providerReference, amount.currency);
    if (status === 'CANCELLED' || (captured > 0 && captured === refunded)) return { state: 'done', providerReference };
    if (captured === 0) return change('/cancel', { key }, { providerReference, amount });
    return change('/refunds', { key, body: { refunded_amount: captured - refunded } }, { providerReference, amount });
  }

  /** An order may have been placed from the page, though nobody learnt of it. */
  async function closePage({ key, providerReference, amount }: Paid & { key: string }): Promise<ChangeAnswer> {
    const path = `/hpp/v1/sessions/${encodeURIComponent(providerReference.slice(pagePrefix.length))}`;
    const page = await call<HostedPage>(amount.currency, path, { method: 'GET' });
    if (page.order_id) return takeBack({ key, providerReference: page.order_id, amount });
    const token = page.authorization_token;
    const gone = token ? `/payments/v1/authorizations/${encodeURIComponent(token)}` : path;
    await call(amount.currency, gone, { method: 'DELETE' });
    return { state: 'nothing' };
  }

  return {
    name: 'klarna',
    async listMethods(input) {
      try {
        const body = { ...klarnaOrder(input), intent: 'buy' };
        if (input.session) await call(input.amount.currency, `/payments/v1/sessions/${encodeURIComponent(input.session)}`, { body });
        const session = input.session
          ? { session_id: input.session }
          : await call<Session>(input.amount.currency, '/payments/v1/sessions', { body });
        const categories = (session as Session).payment_method_categories ?? [];
        const methods = categories.map(({ identifier = '', name = '' }) => ({ type: identifier, name }));
        const { session_id: made, client_token: clientToken } = session as Session;
        return { state: 'listed', methods, data: { clientToken, categories }, ...(made && { session: made }) };
      } catch (error) {
        return { state: 'unavailable', why: failureOf(error).kind };
      }
    },
    async start(payment) {
      const token = tokenOf(payment);
      // A page whose answer was lost can't be paid: nobody knows its address.
      if (!token) return openPage(payment).catch(() => ({ state: 'refused', reason: 'unavailable' }) as const);
      return place(payment, token).catch(judgeFailure);
    },
    finish: (payment) => ask(payment).catch(openFailure),
    lookUp: (payment) => ask(payment).catch(openFailure),
    check: async ({ providerReference, amount }) =>
      !providerReference || providerReference.startsWith(pagePrefix)
        ? { state: 'unknown', why: 'unreadable' }
        : getOrder(providerReference, amount.currency).then((order) => readOrder(order, { providerReference, isHeld: false }), openFailure),
    capture: (money) => change('/captures', { key: money.key, body: { captured_amount: toProviderAmount(money.amount).value } }, money),
    // What stays, not what goes: said twice, it is the same.
    release: ({ remaining, ...money }) =>
      remaining.value === 0
        ? change('/cancel', { key: money.key }, money)
        : change('/authorization', { key: money.key, method: 'PATCH', body: { order_amount: toProviderAmount(remaining).value } }, money),
    refund: (money) => change('/refunds', { key: money.key, body: { refunded_amount: toProviderAmount(money.amount).value } }, money),
    async cancel({ key, providerReference, amount }) {
      if (!providerReference) return { state: 'nothing' };
      const isPage = providerReference.startsWith(pagePrefix);
      return (isPage ? closePage({ key, providerReference, amount }) : takeBack({ key, providerReference, amount })).catch(failed);
    },
    readWebhook: (webhook) => readKlarnaWebhook(webhook, password),
  };
}

function tokenOf({ method }: StartPayment): string | undefined {
  const token = method?.authorizationToken;
  return typeof token === 'string' && token !== '' ? token : undefined;
}

function readPage({ status }: HostedPage, providerReference: string): PaymentAnswer {
  if (status === 'CANCELLED' || status === 'BACK') return { state: 'refused', reason: 'cancelledByShopper', providerReference };
  if (status === 'FAILED' || status === 'ERROR') return { state: 'refused', reason: 'declined', providerReference };
  if (status === 'DISABLED') return { state: 'refused', reason: 'expired', providerReference };
  return { state: 'pending', providerReference };
}

function readOrder(
  { status, order_amount: value, purchase_currency: currency }: Order,
  { providerReference, isHeld }: { providerReference: string; isHeld: boolean },
): PaymentAnswer {
  const amount: Amount | undefined = fromProviderAmount({ value, currency });
  if (status === 'CANCELLED' || status === 'EXPIRED') return { state: 'refused', reason: 'expired', providerReference };
  return status
    ? { state: 'approved', providerReference, amount, method: { type: 'klarna' }, ...(isHeld && { isHeld }) }
    : { state: 'unknown', why: 'unreadable' };
}

function failed(error: unknown): ChangeAnswer {
  const judged = judgeFailure(error);
  return judged.state === 'refused' ? { state: 'refused', why: judged.reason } : judged;
}
