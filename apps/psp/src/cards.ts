export type CardOutcome = 'approved' | 'challenge' | 'declined' | 'insufficientFunds' | 'expired' | 'fraud';

export type TestCard = { number: string; brand: string; outcome: CardOutcome; bank: string };

/** The only cards there are: a real one that somebody types by mistake is refused and forgotten. */
export const testCards: readonly TestCard[] = [
  { number: '4111111111111111', brand: 'visa', outcome: 'approved', bank: 'Sandbox Bank' },
  { number: '5555444433331111', brand: 'mc', outcome: 'approved', bank: 'Sandbox Bank' },
  { number: '370000000000002', brand: 'amex', outcome: 'approved', bank: 'Sandbox Bank' },
  { number: '6731012345678906', brand: 'maestro', outcome: 'approved', bank: 'Sandbox Bank' },
  { number: '5528790000000008', brand: 'mc', outcome: 'approved', bank: 'Halkbank' },
  { number: '4603450000000000', brand: 'visa', outcome: 'approved', bank: 'Denizbank' },
  { number: '4917610000000000', brand: 'visa', outcome: 'challenge', bank: 'Sandbox Bank' },
  { number: '5212345678901234', brand: 'mc', outcome: 'challenge', bank: 'Sandbox Bank' },
  { number: '4000000000000002', brand: 'visa', outcome: 'declined', bank: 'Sandbox Bank' },
  { number: '4129111111111111', brand: 'visa', outcome: 'declined', bank: 'Halkbank' },
  { number: '4000000000009995', brand: 'visa', outcome: 'insufficientFunds', bank: 'Sandbox Bank' },
  { number: '4111111111111129', brand: 'visa', outcome: 'insufficientFunds', bank: 'Halkbank' },
  { number: '4000000000000069', brand: 'visa', outcome: 'expired', bank: 'Sandbox Bank' },
  { number: '4100000000000019', brand: 'visa', outcome: 'fraud', bank: 'Sandbox Bank' },
];

export type Card = { number: string; month: string; year: string; code: string; holder?: string };

export function findCard(number: string): TestCard | undefined {
  const digits = number.replace(/\D/g, '');
  return testCards.find((card) => card.number === digits);
}

export function brandOf(number: string): string {
  const digits = number.replace(/\D/g, '');
  if (/^3[47]/.test(digits)) return 'amex';
  if (/^4/.test(digits)) return 'visa';
  if (/^(5[1-5]|2[2-7])/.test(digits)) return 'mc';
  return /^(5[06-9]|6)/.test(digits) ? 'maestro' : '';
}

/** The names of wrong fields. */
export function checkCard({ number, month, year, code }: Card, now: Date): string[] {
  const wrong: string[] = [];
  const digits = number.replace(/\D/g, '');
  if (!/^\d{12,19}$/.test(digits) || !passesLuhn(digits)) wrong.push('number');
  const full = year.length === 2 ? 2000 + Number(year) : Number(year);
  const isDate = /^(0?[1-9]|1[0-2])$/.test(month) && /^\d{2}(\d{2})?$/.test(year);
  if (!isDate || full * 12 + Number(month) - 1 < now.getUTCFullYear() * 12 + now.getUTCMonth()) wrong.push('expiry');
  if (!/^\d{3,4}$/.test(code)) wrong.push('code');
  return wrong;
}

function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let place = 0; place < digits.length; place += 1) {
    const digit = Number(digits[digits.length - 1 - place]);
    const twice = digit * 2;
    if (place % 2 === 0) sum += digit;
    else sum += twice > 9 ? twice - 9 : twice;
  }
  return sum % 10 === 0;
}
