import { defaultsOf, optionFields } from '@selvedge/contract/catalogue/product-fields.ts';
import { expect, test } from 'vitest';
import { changedFields, mergeDrafts, noTexts, type ProductDraft, readAmount, withField } from './product-draft.ts';

const facts: ProductDraft['facts'] = { ...defaultsOf(optionFields), comingSoon: null };
const base: ProductDraft = {
  texts: { en: { ...noTexts, name: 'Shirt' }, de: { ...noTexts, name: 'Hemd' } },
  ...{ tags: ['old'], badges: [], pictures: [], facts, styleFacts: {} as ProductDraft['styleFacts'], prices: { 'sv-SE': [] } },
  ...{ colourNames: { en: 'Navy' }, callouts: {}, leavesAt: null },
};

test('each language and each market is a change of its own', () => {
  const draft = withField(withField(base, 'texts:de', { ...noTexts, name: 'Oberhemd' }), 'price:sv-SE', [
    { from: '', list: '5', sales: '', member: '' },
  ]);
  expect(changedFields(base, draft)).toEqual(['texts:de', 'price:sv-SE']);
});

test('what only one of two people changed is kept, what both changed is shown to the second', () => {
  const mine = withField(withField(base, 'tags', ['mine']), 'badges', ['mine']);
  const theirs = withField(withField(base, 'tags', ['theirs']), 'texts:de', { ...noTexts, name: 'Ihr Hemd' });
  const { merged, clashes } = mergeDrafts(base, mine, theirs);
  expect(merged).toMatchObject({ badges: ['mine'], texts: { de: { name: 'Ihr Hemd' } } });
  expect(clashes).toEqual([{ field: 'tags', mine: ['mine'], theirs: ['theirs'] }]);
});

test('a text that I took away while they changed it is a clash, too', () => {
  const mine = withField(base, 'texts:de', undefined);
  const theirs = withField(base, 'texts:de', { ...noTexts, name: 'Ihr Hemd' });
  expect(mergeDrafts(base, mine, theirs).clashes).toMatchObject([{ field: 'texts:de', mine: undefined }]);
});

test.each([
  ['49,95', 49.95],
  ['49.95', 49.95],
  [' 500 ', 500],
  ['1.000,00', undefined],
  ['-5', undefined],
  ['', undefined],
])('%s is the amount %s', (typed, amount) => {
  expect(readAmount(typed)).toBe(amount);
});
