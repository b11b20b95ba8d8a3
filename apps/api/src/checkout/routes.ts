import { payment } from '@selvedge/contract/payment.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve.ts';
import { checkBin } from './check-bin.ts';
import { completeWithGiftCard } from './complete-with-gift-card.ts';
import { createPayment, createPosPayment, initializeIyzico, requestKlarnaUrl } from './create-payment.ts';
import { getExpress } from './get-express.ts';
import { getLinkReceipt } from './get-link-receipt.ts';
import { getPaymentMethods, initKlarnaSession } from './get-payment-methods.ts';
import { paymentDepsOf } from './payment-deps-of.ts';
import { retriggerNotification } from './retrigger-notification.ts';
import { readToken, returnFromIyzico, returnFromProvider } from './return-from-provider.ts';
import { settlePendingIyzico } from './settle-pending-iyzico.ts';
import { takeWebhook } from './take-webhook.ts';

export function checkoutRoutes(app: FastifyInstance): void {
  const deps = paymentDepsOf(app);
  serve(app, payment.methods, (ctx, _input, http) => getPaymentMethods(ctx, deps, http));
  serve(app, payment.initKlarnaSession, (ctx, _input, http) => initKlarnaSession(ctx, deps, http));
  serve(app, payment.express, (ctx, _input, http) => getExpress(ctx, deps, http));
  serve(app, payment.create, (ctx, { body }, http) => createPayment(ctx, deps, { input: body, http }));
  serve(app, payment.return, (ctx, { params, query }, http) =>
    returnFromProvider(ctx, deps, { basketId: params.checkoutBasketId, ...query, http }),
  );
  serve(app, payment.completeUsingGiftCard, (ctx, _input, http) => completeWithGiftCard(ctx, deps, { http }));
  serve(app, payment.payWithGiftCard, (ctx, { body }, http) => completeWithGiftCard(ctx, deps, { input: body, http }));
  serve(app, payment.payByLinkReceipt, (ctx, { params, query }, http) =>
    getLinkReceipt(ctx, deps, { linkId: params.linkId, ...query, http }),
  );
  serve(app, payment.createPosPayment, (ctx, { query, body }, http) => createPosPayment(ctx, deps, { input: { ...query, ...body }, http }));
  serve(app, payment.checkBin, (ctx, { body }) => checkBin(ctx, deps, body));
  serve(app, payment.initializeIyzico, (ctx, { body }, http) => initializeIyzico(ctx, deps, { input: body, http }));
  serve(app, payment.requestKlarnaUrl, (ctx, { params, body }, http) =>
    requestKlarnaUrl(ctx, deps, { input: { basketId: params.basketId, ...body }, http }),
  );
  serve(app, payment.retriggerNotification, (ctx, { params }) => retriggerNotification(ctx, deps, params));
  serve(app, payment.retrigger, (ctx, { params }) => retriggerNotification(ctx, deps, params));
  serve(app, payment.settlePendingIyzico, () => settlePendingIyzico(deps));
  serve(app, payment.iyzicoReturn, (ctx, { params, query, body }, http) =>
    returnFromIyzico(ctx, deps, { ...params, token: query.token ?? readToken(body), http }),
  );
  serve(app, payment.iyzicoWebhook, (_ctx, { body }, http) => takeWebhook(deps, { provider: 'iyzico', body, http }));
  serve(app, payment.adyenWebhook, (_ctx, { body }, http) => takeWebhook(deps, { provider: 'adyen', body, http }));
  serve(app, payment.klarnaWebhook, (_ctx, { body, query }, http) =>
    takeWebhook(deps, { provider: 'klarna', body: body ?? '', query, http }),
  );
  serve(app, payment.tillWebhook, (_ctx, { body }, http) => takeWebhook(deps, { provider: 'pos', body, http }));
}
