import type { ChangeAnswer, PayAction, PaymentAnswer, RefusalReason } from '../payment-provider.ts';
import { fromProviderAmount } from '../provider-amount.ts';

type Answer = {
  pspReference?: string;
  resultCode?: string;
  refusalReasonCode?: string;
  amount?: { value?: number; currency?: string };
  action?: object | null;
  paymentMethod?: { type?: string; brand?: string };
  additionalData?: Record<string, string>;
};

/** What an answer of `/payments` or `/payments/details` means for the money. An unheard-of result is never taken for a refusal. */
export function readAnswer(answer: object): PaymentAnswer {
  const { pspReference: providerReference, resultCode, refusalReasonCode, amount, action, paymentMethod, additionalData }: Answer = answer;
  const known = providerReference ? { providerReference } : {};
  if (action) return { state: 'action', action: readAction(action), ...known };
  if (resultCode === 'Authorised' && providerReference) {
    const { brand, type = 'scheme' } = paymentMethod ?? {};
    const lastDigits = additionalData?.cardSummary;
    const method = { type, ...(brand && { brand }), ...(lastDigits && { lastDigits }) };
    return { state: 'approved', providerReference, amount: fromProviderAmount(amount), method };
  }
  if (resultCode === 'Pending' || resultCode === 'Received' || resultCode === 'PresentToShopper') return { state: 'pending', ...known };
  if (resultCode === 'Cancelled') return { state: 'refused', reason: 'cancelledByShopper', ...known };
  if (resultCode === 'Refused') return { state: 'refused', reason: reasons[refusalReasonCode ?? ''] ?? 'declined', ...known };
  return { state: 'unknown', why: resultCode === 'Error' ? 'serverError' : 'unreadable' };
}

const reasons: Readonly<Record<string, RefusalReason>> = {
  6: 'expired',
  8: 'invalidCard',
  11: 'authenticationFailed',
  12: 'insufficientFunds',
  14: 'fraud',
  15: 'cancelledByShopper',
  16: 'cancelledByShopper',
  17: 'invalidCard',
  20: 'fraud',
  22: 'fraud',
  24: 'invalidCard',
  26: 'authenticationFailed',
  31: 'fraud',
  38: 'authenticationFailed',
};

function readAction(action: object): PayAction {
  const { type, url, method, data, paymentMethodType, token } = action as PayAction;
  return {
    type,
    ...(url && { url }),
    ...(method && { method }),
    ...(data && { data }),
    ...(paymentMethodType && { paymentMethodType }),
    ...(token && { token }),
  };
}

export function readChange({ pspReference }: { pspReference?: string }): ChangeAnswer {
  return pspReference ? { state: 'accepted', providerReference: pspReference } : { state: 'unknown', why: 'unreadable' };
}
