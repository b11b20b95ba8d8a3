import { readFileSync } from 'node:fs';
import { emptyTables, testDb } from '@selvedge/api/db/test-database.ts';
import { hashCode } from '@selvedge/api/gift-card/get-card.ts';
import { giftCardTable } from '@selvedge/api/gift-card/tables.ts';
import { readGiftCardNumber } from '@selvedge/domain/gift-card/gift-card-number.ts';
import { beforeEach, expect, test } from 'vitest';
import { createDemoGiftCards, demoGiftCards } from './create-demo-gift-cards.ts';

beforeEach(emptyTables);

test('the demo has gift cards to pay with, each once, however often it starts', async () => {
  const { db } = await testDb();
  const now = new Date('2026-11-15T09:00:00Z');
  await createDemoGiftCards(db, now);
  await createDemoGiftCards(db, now);
  const cards = await db.select().from(giftCardTable);
  expect(cards.map(({ number }) => number).sort()).toEqual(demoGiftCards.map(({ number }) => number));
  for (const { number, code } of demoGiftCards) {
    expect(readGiftCardNumber(number)).toBe(number);
    expect(cards.find((card) => card.number === number)?.codeHash.equals(hashCode(number, code))).toBe(true);
  }
});

test('the README names every one of them', () => {
  const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8').replaceAll(' ', '');
  for (const { number, code } of demoGiftCards) {
    expect(readme).toContain(number);
    expect(readme).toContain(code);
  }
});
