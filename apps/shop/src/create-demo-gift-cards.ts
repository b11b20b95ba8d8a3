import type { Db } from '@selvedge/api/db/db.ts';
import { issueCard } from '@selvedge/api/gift-card/issue-card.ts';
import { toMinor } from '@selvedge/domain/money/minor-units.ts';

type DemoCard = { number: string; code: string; amount: number; currency: string };

/** Anybody may know them: they buy nothing but the demo's goods, and are made outside production only. One pays a part, one all of it. */
export const demoGiftCards: readonly DemoCard[] = [
  { number: '6000000000000000020', code: 'THREAD25', amount: 25, currency: 'GBP' },
  { number: '6000000000000000038', code: 'THREAD99', amount: 2000, currency: 'GBP' },
  { number: '6000000000000000046', code: 'FADEN225', amount: 25, currency: 'EUR' },
  { number: '6000000000000000053', code: 'FADEN999', amount: 2000, currency: 'EUR' },
];

/** Cards to try out paying with. Made once, however often the shop starts. */
export async function createDemoGiftCards(db: Db, now: Date): Promise<void> {
  for (const { number, code, amount, currency } of demoGiftCards) {
    const card = { reference: `demo:${number}`, amount: toMinor(amount, currency), currency, now, known: { number, code } };
    await db.transaction((tx) => issueCard(tx, card));
  }
}
