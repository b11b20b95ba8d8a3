import { expect, test } from 'vitest';
import { confirmMaintenance } from './confirm-maintenance.ts';

const close = (market: string, value: boolean | null = true) => ({ market, name: 'maintenanceMode' as const, value });

test('closing a country is asked for by name, and is left alone when the answer is no', () => {
  const asked: string[] = [];
  const answer = (is: boolean) => (question: string) => {
    asked.push(question);
    return is;
  };
  expect(confirmMaintenance([close('pl-PL'), close('nl-BE')], answer(false))).toBe(false);
  expect(confirmMaintenance([close('*')], answer(true))).toBe(true);
  expect(asked[0]).toContain('pl-PL, nl-BE');
  expect(asked[1]).toContain('every market');
});

test('opening it again and every other flag are not asked about', () => {
  const never = () => {
    throw new Error('asked');
  };
  expect(confirmMaintenance([close('pl-PL', false), close('pl-PL', null)], never)).toBe(true);
  expect(confirmMaintenance([{ market: 'pl-PL', name: 'quickBuy', value: true }], never)).toBe(true);
});
