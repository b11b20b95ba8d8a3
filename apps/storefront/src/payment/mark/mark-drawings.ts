import type { PaymentLogo } from '@selvedge/domain/payment/payment-logo.ts';

/** A mark of ours, on a field of 34 by 22: lines of our own and a word in our own type, in a hue that is known. Nobody's logo is copied. */
export type MarkDrawing = { word?: string; tight?: boolean; path?: string; second?: string; tint: MarkTint };
export type MarkTint = 'ink' | 'blue' | 'red' | 'orange' | 'pink' | 'green' | 'yellow' | 'indigo';

const ring = (x: number) => `M${x - 5} 11a5 5 0 1 0 10 0a5 5 0 1 0 -10 0`;
const card = 'M8.5 6h17v10h-17zM8.5 9h17';
const phone = 'M13.5 4.5h7v13h-7zM16 15.5h2';

export const markDrawings: Record<PaymentLogo, MarkDrawing> = {
  bankCards: { path: `${card}M11 13h4`, tint: 'ink' },
  invoice: { path: 'M11.5 4.5h11v13l-2-1.5-1.8 1.5-1.7-1.5-1.8 1.5-1.7-1.5-2 1.5zM14 8.5h6M14 11.5h6', tint: 'ink' },
  klarna: { word: 'Klarna', tint: 'pink' },
  paypal: { word: 'PayPal', tint: 'indigo' },
  visa: { word: 'Visa', tint: 'blue' },
  mastercard: { path: ring(13.8), second: ring(20.2), tint: 'red' },
  maestro: { path: ring(13.8), second: ring(20.2), tint: 'blue' },
  amex: { word: 'Amex', tint: 'blue' },
  applePay: { word: 'Apple', tint: 'ink' },
  googlePay: { word: 'GPay', tint: 'green' },
  ideal: { word: 'iDEAL', tint: 'pink' },
  bancontact: { path: 'M8 13.5h6.5l5-5H26', second: 'M8 8.5h5M21 13.5h5', tint: 'yellow' },
  bancontactApp: { path: phone, second: 'M13.5 11.5h2.5l2-2h2.5', tint: 'yellow' },
  mobilePay: { path: phone, second: 'M15 9.5c1-1.5 3-1.5 4 0M15.8 11.5c.7-.8 1.7-.8 2.4 0', tint: 'blue' },
  ratepay: { word: 'Ratepay', tight: true, tint: 'green' },
  visaDankort: { word: 'Dankort', tight: true, tint: 'blue' },
};
