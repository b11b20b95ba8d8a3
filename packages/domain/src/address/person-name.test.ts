import { expect, test } from 'vitest';
import { addressForm } from './address-rules.ts';
import { writePersonName } from './person-name.ts';

test.each([
  ['HU', 'Kovács Ada', ['lastName', 'firstName']],
  ['PL', 'Ada Kovács', ['firstName', 'lastName']],
  ['AE', 'Ada Kovács', ['firstName', 'lastName']],
])('in %s a person is called and asked for as %s', (country, written, asked) => {
  expect(writePersonName({ firstName: 'Ada', lastName: 'Kovács' }, country)).toBe(written);
  expect(
    addressForm(country)
      .slice(0, 2)
      .map(({ name }) => name),
  ).toEqual(asked);
});

test('who gave one name is called by it', () => {
  expect(writePersonName({ firstName: '', lastName: 'Kovács' }, 'HU')).toBe('Kovács');
  expect(writePersonName({ firstName: 'Ada', lastName: '' }, 'HU')).toBe('Ada');
});
