import { type Card, checkCard, findCard, type TestCard } from '../cards.ts';

export type CardBody = { number?: string; expiry?: string; code?: string; holder?: string };

/** A card typed into one of our own pages: wrong fields, or what the bank says to it. */
export function readCard(
  { number = '', expiry = '', code = '' }: CardBody,
  now: Date,
): { wrong: string[] } | { card: TestCard | undefined } {
  const [month = '', year = ''] = expiry.includes('/') ? expiry.split('/') : [expiry.slice(0, 2), expiry.slice(2)];
  const typed: Card = { number, month: month.trim(), year: year.trim(), code: code.trim() };
  const wrong = checkCard(typed, now);
  return wrong.length > 0 ? { wrong } : { card: findCard(number) };
}
