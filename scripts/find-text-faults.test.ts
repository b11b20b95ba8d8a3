import { expect, test } from 'vitest';
import { findTextFaults } from './find-text-faults.ts';

const english = {
  'a.pieces': '{count, plural, one {{count} piece} other {{count} pieces}}',
  'a.name': 'Name',
  'a.save': 'Save',
  'payment.pay': 'Pay',
  'order.progress.packed': 'Packed',
};

test.each([
  ['pl', {}, [`a.pieces is missing: ${english['a.pieces']}`, 'a.save is missing: Save']],
  [
    'pl',
    { 'a.pieces': '{count, plural, one {{count} sztuka} few {{count} pieces} other {{count} sztuk}}' },
    ['a.pieces_few is the English text: {count} pieces'],
  ],
  ['pl', { 'a.save': 'Save' }, ['a.save is the English text: Save']],
  ['de', { 'a.name': 'Name' }, []],
  ['fr', { 'a.name': 'Name' }, ['a.name is the English text: Name']],
  ['uk', { 'a.save': 'Zberehty' }, ['a.save is in letters of another language: Zberehty']],
  ['sr', { 'a.save': 'Сачувај' }, ['a.save is in letters of another language: Сачувај']],
  ['uk', { 'a.save': 'Зберегти мoє' }, ['a.save mixes letters of two scripts in one word: Зберегти мoє']],
  [
    'et',
    { 'a.save': 'Salvesta see kõik kohe siin ja praegu' },
    ['a.save is too long for the place of the English text: Salvesta see kõik kohe siin ja praegu'],
  ],
  ['de', { 'payment.pay': 'Zahlungspflichtig bestellen' }, []],
  ['hy', { 'order.progress.packed': 'Փաթեթավորված' }, ['order.progress.packed has a word that is too long for its step: Փաթեթավորված']],
  ['hy', { 'order.progress.packed': 'Փաթեթա\u00adվորված' }, []],
])('in %s of %j', (language, texts: Record<string, string>, faults) => {
  const found = findTextFaults(english, language, texts);
  if (faults.some((fault) => fault.includes('missing'))) expect(found).toEqual(expect.arrayContaining(faults));
  else expect(found.filter((fault) => !fault.includes('missing'))).toEqual(faults);
});
