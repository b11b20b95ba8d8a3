import { checkCard, findCard, type TestCard } from '../cards.ts';
import type { Psp } from '../psp.ts';
import { unseal } from '../seal.ts';

export type CardFields = Record<string, unknown>;

export type ReadCard = { card: TestCard; outcome: TestCard['outcome'] } | { refused: string };

/** Opens the sealed fields. What a shop sends in the clear is not read: a real provider would not take it either. */
export function readCard(psp: Psp, fields: CardFields): ReadCard {
  const open = (name: string) => unseal(psp.keys.adyenApiKey, name, fields[name]);
  const number = open('encryptedCardNumber');
  const month = open('encryptedExpiryMonth');
  const year = open('encryptedExpiryYear');
  const code = open('encryptedSecurityCode');
  if (number === undefined || month === undefined || year === undefined || code === undefined) return { refused: 'Invalid Card Number' };
  const wrong = checkCard({ number, month, year, code }, psp.now());
  if (wrong.includes('number')) return { refused: 'Invalid Card Number' };
  if (wrong.includes('expiry')) return { refused: 'Expired Card' };
  if (wrong.includes('code')) return { refused: 'CVC Declined' };
  const card = findCard(number);
  if (!card) return { refused: 'Invalid Card Number' };
  return {
    card,
    outcome:
      outcomeByName[
        String(fields.holderName ?? '')
          .trim()
          .toUpperCase()
      ] ?? card.outcome,
  };
}

/** Adyen's own way of asking for a refusal in its test environment. */
const outcomeByName: Readonly<Record<string, TestCard['outcome']>> = {
  DECLINED: 'declined',
  CARD_EXPIRED: 'expired',
  NOT_ENOUGH_BALANCE: 'insufficientFunds',
  FRAUD: 'fraud',
};

export const refusalTexts: Readonly<Record<Exclude<TestCard['outcome'], 'approved' | 'challenge'>, string>> = {
  declined: 'Refused',
  insufficientFunds: 'Not enough balance',
  expired: 'Expired Card',
  fraud: 'FRAUD',
};

export const refusalCodes: Readonly<Record<string, string>> = {
  Refused: '2',
  'Expired Card': '6',
  'Invalid Card Number': '8',
  '3D Not Authenticated': '11',
  'Not enough balance': '12',
  'Shopper Cancelled': '16',
  FRAUD: '20',
  'CVC Declined': '24',
};
