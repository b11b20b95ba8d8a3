import { expect, test } from 'vitest';
import { emptyBulkDraft, readBulkDraft } from './bulk-draft.ts';

test('a markdown needs a market and a percentage that can be read', () => {
  const draft = emptyBulkDraft('markdown', 'fr-FR');
  expect(readBulkDraft('markdown', { ...draft, percent: '12,5' })).toMatchObject({ kind: 'markdown', markets: ['fr-FR'], percent: 12.5 });
  expect(readBulkDraft('markdown', { ...draft, percent: '96' })).toBeUndefined();
  expect(readBulkDraft('markdown', { ...draft, markets: [] })).toBeUndefined();
});

test('a price for members is taken away without a percentage, and an end has none and no last day', () => {
  const draft = { ...emptyBulkDraft('member', 'fr-FR'), percent: '?', until: '2026-05-01T10:00' };
  expect(readBulkDraft('member', draft)).toBeUndefined();
  expect(readBulkDraft('member', { ...draft, isClearing: true })).not.toHaveProperty('percent');
  expect(readBulkDraft('end', draft)).toEqual({ kind: 'end', markets: ['fr-FR'] });
});
