import { expect, test } from 'vitest';
import { hasWebAddress } from './has-web-address.ts';

test.each([
  ['http://evil.example'],
  ['HTTPS : // evil'],
  ['see www.evil'],
  ['evil.com'],
  ['win at evil.com/prize now'],
  ['evil.de'],
  ['böse.at'],
  ['evil . com'],
  ['evil. com'],
  ['evil .ly'],
  ['evil.shop'],
  ['evil.ly/x'],
  ['evil。com'],
  ['evil．com'],
  ['evil․com'],
  ['evil\u200b.\u200bcom'],
  ['ｅｖｉｌ.ｃｏｍ'],
  ['evil(dot)com'],
  ['evil [.] com'],
  ['evil dot com'],
  ['evil punkt com'],
  ['e v i l . c o m'],
  ['e v i l . c o m is great'],
  ['mail me: eve@evil.org'],
  ['192.168.1.20'],
  ['сайт.рф'],
])('%j holds a web address', (text) => {
  expect(hasWebAddress(text)).toBe(true);
});

test.each([
  ['Happy birthday, Ada! Love, Kim.'],
  ['See you soon. It was great. Me too.'],
  ['Alles Gute zum 40. Geburtstag!'],
  ['Pour tes 30 ans. À bientôt... bisous'],
  ['J. R. R. Tolkien'],
  ['Dr. A. de Vries'],
  ['Buy what you like. Company is what counts.'],
  ['1.000 kisses, 12.50 at noon'],
  ['a point of view'],
  ['I saw you in the shop. Live well. Top!'],
  [''],
])('%j holds none', (text) => {
  expect(hasWebAddress(text)).toBe(false);
});
