import { describe, expect, test } from 'vitest';
import { parsePhone } from './parse-phone.ts';
import { parseStreet } from './parse-street.ts';

describe('CHK-026 CHK-027 phone numbers', () => {
  test.each([
    ['+49 151 / 234-567', '+49', '151234567'],
    ['0049 151 234567', '+49', '151234567'],
    ['+1 (212) 555-0100', '+1', '2125550100'],
    ['+372 5123 456', '+372', '5123456'],
    ['0151 234567', '', '0151234567'],
    ['+999 1', '', '9991'],
    ['', '', ''],
  ])('%s is %s and %s', (text, phoneCountryCode, mobilePhoneNumber) => {
    expect(parsePhone(text, ['+1', '+37', '+49', '+372', '+44'])).toEqual({ phoneCountryCode, mobilePhoneNumber });
  });
});

describe('CHK-028 CHK-029 streets and house numbers', () => {
  test.each([
    ['Hauptstraße 12', 'Hauptstraße', '12'],
    ['Hauptstr. 12a', 'Hauptstr.', '12a'],
    ['Hauptstr. 12 a', 'Hauptstr.', '12 a'],
    ['Hauptstr. 12-14', 'Hauptstr.', '12-14'],
    ['Straße des 17. Juni 135', 'Straße des 17. Juni', '135'],
    ['Via Roma, 5', 'Via Roma', '5'],
    ['221B Baker Street', 'Baker Street', '221B'],
    ['12, rue de la Paix', 'rue de la Paix', '12'],
    ['Am Markt', 'Am Markt', ''],
    ['42', '42', ''],
    ['', '', ''],
  ])('%s', (text, line1, houseNumber) => {
    expect(parseStreet(text)).toEqual({ line1, houseNumber });
  });
});
