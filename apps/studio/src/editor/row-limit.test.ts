import { expect, test } from 'vitest';
import { puckConfig } from './puck-config.tsx';
import { rowType } from './puck-page.ts';

type Row = { resolveFields: (data: { props: { blocks: unknown[] } }, given: { fields: object }) => { blocks: { allow: string[] } } };

test.each([
  [2, 1, true],
  [2, 2, false],
  [2, 5, false],
  [6, 5, true],
])('CMS-007 of at most %d blocks in a row, %d are there: another one may be dropped: %s', (blocksPerRow, there, mayTake) => {
  const row = puckConfig([], { hasListing: false, blocksPerRow }).components[rowType] as unknown as Row;
  const { allow } = row.resolveFields({ props: { blocks: Array.from({ length: there }) } }, { fields: {} }).blocks;
  expect(allow.includes('text')).toBe(mayTake);
});
