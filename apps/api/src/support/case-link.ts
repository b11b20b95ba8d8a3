import { createHmac, timingSafeEqual } from 'node:crypto';
import { type CaseRow, caseNumber } from './store.ts';

type Keyed = Pick<CaseRow, 'id' | 'accessKey'>;

/** Proof that the mail about a case was received. */
export function caseToken({ id, accessKey }: Keyed): string {
  return createHmac('sha256', accessKey).update(`case ${id}`).digest('base64url');
}

export function isCaseToken(row: Keyed, given: string): boolean {
  const [right, said] = [Buffer.from(caseToken(row)), Buffer.from(given)];
  return right.length === said.length && timingSafeEqual(right, said);
}

/** What a mail about a case needs to know. */
export function mailedCase(row: Keyed): { number: string; token: string } {
  return { number: caseNumber(row), token: caseToken(row) };
}
