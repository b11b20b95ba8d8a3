import type { Device } from './list-ways.ts';

type ApplePay = { canMakePayments?: () => boolean };

/** Which wallets this browser has. Both want a secure page; Apple's own question throws where a frame forbids it. */
export function readDevice(): Device {
  return { hasApplePay: hasApplePay(), hasGooglePay: window.isSecureContext && 'PaymentRequest' in window };
}

function hasApplePay(): boolean {
  try {
    return (window as { ApplePaySession?: ApplePay }).ApplePaySession?.canMakePayments?.() === true;
  } catch {
    return false;
  }
}
