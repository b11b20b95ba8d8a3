import { describe, expect, test } from 'vitest';
import { splitStreet, toAddress, toValues } from './address-values.ts';

const dial = { prefixes: ['+1', '+49', '+90'], own: '+49' };

describe('an address in the fields of a form', () => {
  test('a number is shown without its prefix, which has a field of its own', () => {
    const values = toValues({ line1: 'Hauptstraße', mobilePhoneNumber: '+4915112345678' }, 'DE', dial);
    expect(values).toMatchObject({ line1: 'Hauptstraße', phonePrefix: '+49', mobilePhoneNumber: '15112345678' });
  });

  test('without a number the prefix is the country’s own', () => {
    expect(toValues(undefined, 'DE', dial).phonePrefix).toBe('+49');
  });

  test.each([
    ['0151 234', '+490151 234'],
    ['+90 532 1', '+90 532 1'],
    ['0090 532 1', '0090 532 1'],
    ['', ''],
  ])('%s is sent as %s', (mobilePhoneNumber, sent) => {
    expect(toAddress({ phonePrefix: '+49', mobilePhoneNumber }, 'DE').mobilePhoneNumber).toBe(sent);
  });

  test('CHK-018 the country is the one that is given, whatever stood there', () => {
    expect(toAddress({ line1: 'Main Street' }, 'US').country).toBe('US');
  });

  test('CHK-029 a house number typed into the street finds its field, but never replaces one', () => {
    expect(splitStreet({ line1: 'Hauptstraße 12a' }, 'DE')).toEqual({ line1: 'Hauptstraße', houseNumber: '12a' });
    expect(splitStreet({ line1: 'Hauptstraße 12a', houseNumber: '3' }, 'DE')).toEqual({});
    expect(splitStreet({ line1: 'Block 4, Street 12' }, 'KW')).toEqual({});
  });
});
