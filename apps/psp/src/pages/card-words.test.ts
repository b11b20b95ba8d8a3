import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cardLanguageOf } from './language-of.ts';

const dictionaries = readdirSync(new URL('../../../api/src/content/dictionaries/', import.meta.url));
const languages = dictionaries.map((file) => file.replace('.json', '').replace('no', 'nb')).filter((language) => language !== 'en');

test.each(languages)('the fields of a card speak %s', (language) => {
  const { cardTitle, cardNumber, expiry, securityCode, holder, wrongNumber, wrongExpiry, wrongCode } = cardLanguageOf(language).texts;
  const english = Object.values(cardLanguageOf('en').texts);
  for (const text of [cardTitle, cardNumber, expiry, securityCode, holder, wrongNumber, wrongExpiry, wrongCode]) {
    expect(text).toMatch(/\p{L}/u);
    expect(english).not.toContain(text);
  }
  expect(cardLanguageOf(language).lang).toBe(language);
});
