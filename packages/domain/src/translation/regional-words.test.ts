import { expect, test } from 'vitest';
import { hasRegionalWords, inRegion } from './regional-words.ts';

test.each([
  ['de-CH', 'Größe und Straße', 'Grösse und Strasse'],
  ['de-DE', 'Größe und Straße', 'Größe und Straße'],
  ['en-US', 'Baskets, your basket and {basket} <a href="/basket">here</a>', 'Bags, your bag and {basket} <a href="/basket">here</a>'],
  ['en-US', 'Your parcel was cancelled. Centimetres, colours.', 'Your package was canceled. Centimeters, colors.'],
  ['en-US', 'Cancellation', 'Cancellation'],
  ['en-CA', 'Colours that we recognise', 'Colours that we recognize'],
  ['en-GB', 'Your basket', 'Your basket'],
  ['fr-CA', 'L’e-mail, cet e-mail, nos e-mails', 'Le courriel, ce courriel, nos courriels'],
  ['fr-CA', 'Le lien de l’e-mail, joint à l’e-mail', 'Le lien du courriel, joint au courriel'],
  ['fr-CH', 'Ville ou code postal', 'Ville ou NPA'],
])('in %s "%s" is written as there', (market, text, there) => {
  expect(inRegion(market, text)).toBe(there);
});

test('only countries that write something otherwise have texts of their own', () => {
  expect(['de-CH', 'en-US', 'fr-CA', 'fr-FR', 'sr-ME'].map(hasRegionalWords)).toEqual([true, true, true, false, false]);
});
