import { expect, test } from 'vitest';
import { sizingAssistantFacts } from './sizing-assistant-facts.ts';

const product = { market: 'de-AT', productId: '1_Navy_2', sizeLabel: 'W32L34' };
const person = { contactId: 'c1', email: 'ada@shop.example', firstName: 'Ada', lastName: 'Lind' };

test('ANA-022 a sizing assistant learns name and e-mail of a contact, and nothing of anybody else', () => {
  expect(sizingAssistantFacts(product, person)).toEqual({ ...product, contactId: 'c1', name: 'Ada Lind', email: 'ada@shop.example' });
  expect(sizingAssistantFacts(product, { ...person, contactId: '' })).toEqual(product);
  expect(sizingAssistantFacts(product, undefined)).toEqual(product);
});
