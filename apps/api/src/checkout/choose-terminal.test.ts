import { expect, test } from 'vitest';
import { chooseTerminal } from './choose-terminal.ts';

const terminals = [
  { place: 'en-GB', id: 'till-1' },
  { place: '1007', id: 'V400m-1' },
  { place: '1007', id: 'V400m-2' },
  { place: '1010', id: 'V400m-3' },
];

test.each([
  [{ market: 'en-GB' }, 'till-1'],
  [{ market: 'en-GB', storeId: '1010' }, 'V400m-3'],
  [{ market: 'en-GB', storeId: '1007', terminalId: 'V400m-2' }, 'V400m-2'],
  // A store without terminals of its own uses those of its market.
  [{ market: 'en-GB', storeId: '1099' }, 'till-1'],
])('PAY-029 %o pays at %s', (asked, terminal) => {
  expect(chooseTerminal(terminals, asked)).toBe(terminal);
});

test.each([
  ['two stand in the store', { market: 'en-GB', storeId: '1007' }],
  ['it stands in another store', { market: 'en-GB', storeId: '1010', terminalId: 'V400m-1' }],
  ['nobody has it', { market: 'en-GB', terminalId: 'V400m-9' }],
  ['the market has none', { market: 'de-DE' }],
])('no card is asked for when %s', (_why, asked) => {
  expect(() => chooseTerminal(terminals, asked)).toThrow(
    expect.objectContaining({ errors: expect.objectContaining({ payment: ['payment.no_terminal'] }) }),
  );
});
