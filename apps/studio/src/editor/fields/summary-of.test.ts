import { blockEditors } from '@selvedge/blocks/block-editors.ts';
import { sampleBlock } from '@selvedge/blocks/sample-block.fixture.ts';
import type { BlockAlias } from '@selvedge/contract/content/blocks.ts';
import { expect, test } from 'vitest';
import { summaryOf } from './summary-of.ts';

test('a block is called by words that shoppers read, never by a key, an id or an address', () => {
  for (const alias of Object.keys(blockEditors) as BlockAlias[]) {
    const { fields, initial } = blockEditors[alias];
    expect(summaryOf({ id: 'f3b9', ...initial }, fields), alias).toBeUndefined();
    const words = summaryOf(sampleBlock(alias) as never, fields);
    expect(words ?? 'A headline', alias).toMatch(/^(A |Some )/);
  }
});
