import { type BlockAlias, blockSchemas } from '@selvedge/contract/content/blocks.ts';
import { isRichNodes } from '@selvedge/domain/content/words-of-rich-text.ts';
import { renderToPipeableStream } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { blockEditors } from './block-editors.ts';
import { BlockHostContext } from './block-host.ts';
import { fillEmpty } from './fill-empty.ts';
import { missingFields } from './missing-fields.ts';
import { noHost } from './no-host.fixture.ts';
import { RenderRows } from './render-rows.tsx';
import { sampleBlock } from './sample-block.fixture.ts';
import { loadViews } from './views.ts';

beforeAll(() => loadViews());

const aliases = Object.keys(blockSchemas) as BlockAlias[];

describe.each(aliases)('an unfinished %s', (alias) => {
  const { fields, initial } = blockEditors[alias];
  const whole = sampleBlock(alias) as Record<string, unknown>;
  const missing = (block: object) => missingFields(fields, block as Record<string, unknown>);

  test('says what it needs before it can be shown, and needs nothing when it is whole', () => {
    const fresh = { ...initial, id: 'new', _alias: alias };
    if (!blockSchemas[alias].safeParse(fresh).success) expect(missing(fresh)).not.toEqual([]);
    expect(missing(whole)).toEqual([]);
  });

  test.each(fields.map(({ name }) => name))('throws nothing without %s, or names it', async (name) => {
    for (const without of [omit(whole, name), emptied(whole, name)])
      if (missing(without).length === 0) expect(await errorsOf(fillEmpty(fields, without as never))).toEqual([]);
  });
});

function errorsOf(block: object): Promise<unknown[]> {
  const errors: unknown[] = [];
  return new Promise((done) => {
    const page = (
      <BlockHostContext value={noHost}>
        <RenderRows rows={[{ id: 'row', blocks: [block as never] }]} />
      </BlockHostContext>
    );
    renderToPipeableStream(page, { onError: (error) => void errors.push(error), onAllReady: () => done(errors) });
  });
}

const omit = (block: Record<string, unknown>, name: string) => Object.fromEntries(Object.entries(block).filter(([key]) => key !== name));

/** The same with nothing in it yet: no words, or a list of one new entry. */
function emptied(block: Record<string, unknown>, name: string): object {
  const value = block[name];
  if (isRichNodes(value)) return { ...block, [name]: [] };
  const none = Array.isArray(value) ? (typeof value[0] === 'object' ? [{}] : []) : typeof value === 'string' ? '' : undefined;
  return { ...block, [name]: none };
}
