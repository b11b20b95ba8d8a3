import { decimalOf, type Money, moneyOf } from '../money.ts';
import { findPayment } from '../payments.ts';
import type { Psp } from '../psp.ts';

/** A payment on the terminal's screen; `key` is sale system and service id, by which the till asks for it. */
export type Transaction = {
  id: string;
  key: string;
  terminalId: string;
  saleId: string;
  serviceId: string;
  reference: string;
  amount: Money;
  state: 'waiting' | 'approved' | 'refused' | 'cancelled' | 'aborted';
  paymentId?: string;
  at: string;
};

type Header = { SaleID?: string; ServiceID?: string; POIID?: string; MessageCategory?: string };
export type TerminalRequest = {
  SaleToPOIRequest?: {
    MessageHeader?: Header;
    PaymentRequest?: {
      SaleData?: { SaleTransactionID?: { TransactionID?: string } };
      PaymentTransaction?: { AmountsReq?: { Currency?: string; RequestedAmount?: number } };
    };
    TransactionStatusRequest?: { MessageReference?: { SaleID?: string; ServiceID?: string } };
    AbortRequest?: { MessageReference?: { SaleID?: string; ServiceID?: string } };
  };
};

/** Undefined: not a payment that a terminal could show. */
export function readTransaction(psp: Psp, request: TerminalRequest): Transaction | undefined {
  const { MessageHeader: header, PaymentRequest: payment } = request.SaleToPOIRequest ?? {};
  const { Currency: currency = '', RequestedAmount: requested } = payment?.PaymentTransaction?.AmountsReq ?? {};
  const amount = moneyOf(requested, currency);
  const reference = payment?.SaleData?.SaleTransactionID?.TransactionID;
  if (!header?.SaleID || !header.ServiceID || !header.POIID || !amount || !reference) return undefined;
  const key = transactionKey(header.SaleID, header.ServiceID);
  const { SaleID: saleId, ServiceID: serviceId, POIID: terminalId } = header;
  return { id: key, key, terminalId, saleId, serviceId, reference, amount, state: 'waiting', at: psp.now().toISOString() };
}

export function transactionKey(saleId: string | undefined, serviceId: string | undefined): string {
  return `${saleId}/${serviceId}`;
}

/** What the terminal says of a payment: still busy, never seen, or its whole answer. */
export function showStatus(psp: Psp, header: Header | undefined, transaction: Transaction | undefined) {
  const response = (condition: string | undefined, more = {}) => ({
    SaleToPOIResponse: {
      MessageHeader: { ...header, MessageType: 'Response' },
      TransactionStatusResponse: {
        Response: condition ? { Result: 'Failure', ErrorCondition: condition } : { Result: 'Success' },
        ...more,
      },
    },
  });
  if (!transaction) return response('NotFound');
  if (transaction.state === 'waiting') return response('InProgress');
  const { saleId: SaleID, serviceId: ServiceID } = transaction;
  const MessageReference = { MessageCategory: 'Payment', SaleID, ServiceID };
  const RepeatedResponseMessageBody = { PaymentResponse: showPayment(psp, transaction) };
  return response(undefined, { MessageReference, RepeatedMessageResponse: { RepeatedResponseMessageBody } });
}

const conditions = { refused: 'Refusal', cancelled: 'Cancel', aborted: 'Aborted' } as const;

function showPayment(psp: Psp, { state, reference, paymentId, amount, at }: Transaction) {
  const payment = paymentId ? findPayment(psp.ledger, paymentId) : undefined;
  const isPaid = state === 'approved';
  const condition = state === 'waiting' || state === 'approved' ? undefined : conditions[state];
  return {
    Response: isPaid ? { Result: 'Success' } : { Result: 'Failure', ErrorCondition: condition },
    SaleData: { SaleTransactionID: { TransactionID: reference, TimeStamp: at } },
    POIData: { POITransactionID: { TransactionID: `BV0q.${paymentId ?? ''}`, TimeStamp: at } },
    ...(isPaid && {
      PaymentResult: {
        AmountsResp: { Currency: amount.currency, AuthorizedAmount: Number(decimalOf(amount)) },
        PaymentInstrumentData: {
          PaymentInstrumentType: 'Card',
          CardData: { PaymentBrand: payment?.brand ?? 'visa', MaskedPan: `411111 **** ${payment?.lastDigits ?? '1111'}` },
        },
      },
    }),
  };
}
