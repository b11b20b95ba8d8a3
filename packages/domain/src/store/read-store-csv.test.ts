import { expect, test } from 'vitest';
import { readStoreCsv, storeColumns } from './read-store-csv.ts';

const head = [...storeColumns];
const good = {
  ...{
    id: '2001',
    slug: 'bonn',
    name: 'Bonn',
    markets: 'de-DE',
    street: 'Sternstraße 1',
    city: 'Bonn',
    postalCode: '53111',
    country: 'de',
    phone: '',
  },
  ...{ latitude: '50,735', longitude: '7.1', timeZone: 'Europe/Berlin', hours: '1-5 10:00-19:00; 6 10:00-18:00' },
  ...{
    holidays: '2026-12-24 yearly 10:00-14:00 Christmas Eve; 2026-12-25; 2026-04-03 easter',
    services: 'repairs returns',
    clickAndCollect: 'yes',
  },
};
const line = (more: Partial<typeof good> = {}) => Object.values({ ...good, ...more });
const table = (...rows: string[][]) => rows.map((fields, index) => ({ line: index + 1, fields }));

test('a table of stores is read as it is written in a spreadsheet', () => {
  const { stores, problems } = readStoreCsv(table(head, line()));
  expect(problems).toEqual([]);
  expect(stores[0]).toMatchObject({
    ...{ id: '2001', country: 'DE', latitude: 50.735, services: ['repairs', 'returns'], clickAndCollect: true },
    holidays: [
      { date: '2026-12-24', from: '10:00', to: '14:00', name: 'Christmas Eve', repeats: 'yearly' },
      { date: '2026-12-25' },
      { date: '2026-04-03', repeats: 'easter' },
    ],
  });
  expect(stores[0]!.openingHours).toHaveLength(6);
});

test.each([
  ['a column that is missing', table(head.filter((name) => name !== 'phone')), [{ line: 1, column: 'phone', problem: 'column_missing' }]],
  ['hours that nobody can read', table(head, line({ hours: 'always' })), [{ line: 2, column: 'hours', problem: 'cell_unreadable' }]],
  [
    'a time zone that there is not',
    table(head, line({ timeZone: 'Europe/Bonn' })),
    [{ line: 2, column: 'timeZone', problem: 'cell_unreadable' }],
  ],
  ['no place on the map', table(head, line({ latitude: '' })), [{ line: 2, column: 'latitude', problem: 'cell_missing' }]],
  ['one store twice', table(head, line(), line()), [{ line: 3, column: 'id', problem: 'id_twice' }]],
  [
    'neither yes nor no',
    table(head, line({ clickAndCollect: 'perhaps' })),
    [{ line: 2, column: 'clickAndCollect', problem: 'cell_unreadable' }],
  ],
])('%s is told by line and column', (_, csv, expected) => {
  expect(readStoreCsv(csv).problems).toEqual(expected);
});
