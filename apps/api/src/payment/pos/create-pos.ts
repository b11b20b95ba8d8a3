import { createHash } from 'node:crypto';
import { toMinor } from '@selvedge/domain/money/minor-units.ts';
import { adyenChanges } from '../adyen/adyen.ts';
import { adyenClient } from '../adyen/adyen-client.ts';
import { readAdyenWebhook } from '../adyen/read-adyen-webhook.ts';
import { callProvider, judgeFailure, openFailure } from '../call-provider.ts';
import type { AdyenSettings } from '../payment-config.ts';
import type { Amount, LookUpPayment, PaymentAnswer, PaymentProvider, StartPayment } from '../payment-provider.ts';
import { toProviderDecimal } from '../provider-amount.ts';

const saleId = 'selvedge';

/** A till's terminal, reached through Adyen's cloud. The card is presented there; the shop asks what became of it. */
export function createPos(settings: AdyenSettings): PaymentProvider {
  const { terminalUrl, apiKey, timeoutMs } = settings;
  const changes = adyenChanges(settings, adyenClient(settings));
  const send = async (path: 'sync' | 'async', message: object, key?: string) => {
    const headers = { 'content-type': 'application/json', 'x-api-key': apiKey, ...(key && { 'idempotency-key': key }) };
    const body = JSON.stringify({ SaleToPOIRequest: message });
    return (await callProvider({ url: `${terminalUrl}/${path}`, headers, body, timeoutMs })).text;
  };

  async function lookUp(payment: LookUpPayment): Promise<PaymentAnswer> {
    const MessageReference = { MessageCategory: 'Payment', SaleID: saleId, ServiceID: serviceId(payment.reference) };
    const asked = { ReceiptReprintFlag: false, MessageReference };
    const message = { MessageHeader: header('TransactionStatus', payment, newServiceId()), TransactionStatusRequest: asked };
    return send('sync', message).then((text) => readStatus(text), openFailure);
  }

  return {
    name: 'pos',
    listMethods: async () => ({ state: 'listed', methods: [{ type: 'pos', name: 'Till' }], data: {} }),
    async start(payment) {
      const { reference, amount, key, terminalId } = payment;
      if (!terminalId) return { state: 'refused', reason: 'rejected' };
      const SaleTransactionID = { TransactionID: reference, TimeStamp: new Date().toISOString() };
      const AmountsReq = { Currency: amount.currency, RequestedAmount: Number(toProviderDecimal(amount)) };
      const PaymentRequest = { SaleData: { SaleTransactionID }, PaymentTransaction: { AmountsReq } };
      const message = { MessageHeader: header('Payment', payment, serviceId(reference)), PaymentRequest };
      return send('async', message, key).then(() => ({ state: 'pending', providerReference: serviceId(reference) }), judgeFailure);
    },
    finish: lookUp,
    lookUp,
    refund: changes.refund,
    async cancel(payment) {
      const { providerReference, reference, key, terminalId } = payment;
      if (providerReference && providerReference !== serviceId(reference)) return changes.cancel(payment);
      const aborted = {
        AbortReason: 'MerchantAbort',
        MessageReference: { MessageCategory: 'Payment', SaleID: saleId, ServiceID: serviceId(reference) },
      };
      const message = { MessageHeader: header('Abort', { ...(terminalId && { terminalId }) }, newServiceId()), AbortRequest: aborted };
      // The terminal stops asking for a card; one that was presented before is taken back by our reference.
      await send('async', message).catch(() => {});
      return changes.cancel({ key, reference, amount: payment.amount });
    },
    readWebhook: (call) => readAdyenWebhook(call, settings, 'pos'),
  };
}

type Response = { Result?: string; ErrorCondition?: string };
type Status = {
  SaleToPOIResponse?: {
    TransactionStatusResponse?: {
      Response?: Response;
      RepeatedMessageResponse?: {
        RepeatedResponseMessageBody?: {
          PaymentResponse?: {
            Response?: Response;
            POIData?: { POITransactionID?: { TransactionID?: string } };
            PaymentResult?: { AmountsResp?: { Currency?: string; AuthorizedAmount?: number } };
          };
        };
      };
    };
  };
};

function readStatus(text: string): PaymentAnswer {
  const status = parse(text)?.SaleToPOIResponse?.TransactionStatusResponse;
  const condition = status?.Response?.ErrorCondition;
  if (condition === 'InProgress') return { state: 'pending' };
  if (condition === 'NotFound') return { state: 'absent' };
  const payment = status?.RepeatedMessageResponse?.RepeatedResponseMessageBody?.PaymentResponse;
  // After the dot of the terminal's own number stands Adyen's reference, by which the payment is refunded.
  const providerReference = payment?.POIData?.POITransactionID?.TransactionID?.split('.')[1] ?? '';
  if (payment?.Response?.Result === 'Success' && providerReference) {
    return { state: 'approved', providerReference, amount: amountOf(payment.PaymentResult?.AmountsResp), method: { type: 'pos' } };
  }
  if (payment?.Response?.Result !== 'Failure') return { state: 'unknown', why: 'unreadable' };
  const { ErrorCondition: why } = payment.Response;
  return { state: 'refused', reason: why === 'Cancel' || why === 'Aborted' ? 'cancelledByShopper' : 'declined' };
}

function amountOf({ Currency, AuthorizedAmount }: { Currency?: string; AuthorizedAmount?: number } = {}): Amount | undefined {
  if (!Currency || AuthorizedAmount === undefined) return undefined;
  try {
    return { value: toMinor(AuthorizedAmount, Currency), currency: Currency };
  } catch {
    return undefined;
  }
}

function parse(text: string): Status | undefined {
  try {
    return JSON.parse(text) as Status;
  } catch {
    return undefined;
  }
}

/** Ten characters, the same for one reference: a repetition is shown as the payment that the terminal has already. */
function serviceId(reference: string): string {
  return createHash('sha256').update(reference).digest('hex').slice(0, 10);
}

function newServiceId(): string {
  return crypto.randomUUID().replaceAll('-', '').slice(0, 10);
}

function header(MessageCategory: string, { terminalId: POIID = 'unknown' }: Pick<StartPayment, 'terminalId'>, ServiceID: string) {
  return { ProtocolVersion: '3.0', MessageClass: 'Service', MessageCategory, MessageType: 'Request', SaleID: saleId, ServiceID, POIID };
}
