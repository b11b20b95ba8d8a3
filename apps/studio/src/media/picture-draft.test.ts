import { expect, test } from 'vitest';
import { differences, type PictureDraft } from './picture-draft.ts';

const draft: PictureDraft = { name: 'coat', alts: { en: 'A coat', de: 'Ein Mantel' }, focus: { x: 50, y: 50 }, crops: {} };

test.each<[string, Partial<PictureDraft>, string[]]>([
  ['nothing changed', {}, []],
  ['words in another order', { alts: { de: 'Ein Mantel', en: 'A coat' } }, []],
  ['a language that was opened and left empty', { alts: { ...draft.alts, fr: ' ' } }, []],
  ['another word and another cut', { alts: { en: 'Coat' }, crops: { mobile: { ratio: '4/5', focus: { x: 0, y: 0 } } } }, ['alts', 'crops']],
])('%s', (_, change, fields) => {
  expect(differences(draft, { ...draft, ...change })).toEqual(fields);
});
