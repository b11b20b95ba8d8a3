import type { PageData } from '@selvedge/contract/page-data.ts';
import { useMemo } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createMarkupKeeper } from './keep-markup.tsx';
import { KeepContext, useKept } from './kept.ts';
import { ShopProvider, useT } from './shop-context.tsx';

const page = {
  navigation: {},
  translations: { 'tile.look': 'Look' },
  featureToggles: {},
  content: { _meta: { url: '/en-GB/women' } },
  location: { market: { id: 'en-GB' } },
} as unknown as PageData;

let drawings = 0;

function Tile({ name }: { name: string }) {
  drawings += 1;
  return (
    <b>
      {name}, {useT()('tile.look')}
    </b>
  );
}

/** A hook after what is kept, and what is kept inside a hook. */
function Row({ names }: { names: readonly string[] }) {
  const kept = useKept();
  const items = useMemo(
    () =>
      names.map((name) => (
        <li
          key={name}
          {...kept(
            () => name,
            () => <Tile name={name} />,
          )}
        />
      )),
    [names, kept],
  );
  return <ul id={useMemo(() => 'row', [])}>{items}</ul>;
}

function draw(keeperOf: ReturnType<typeof createMarkupKeeper> | undefined, names: readonly string[]): string {
  const keeper = keeperOf?.(page);
  const markup = renderToString(
    <ShopProvider page={page} router={undefined}>
      <KeepContext value={keeper?.mark}>
        <Row names={names} />
      </KeepContext>
    </ShopProvider>,
  );
  return keeper?.fill(markup).join('') ?? markup;
}

test('what is kept is written as a browser would draw it, and drawn once', () => {
  const keeperOf = createMarkupKeeper(10_000);
  const plain = draw(undefined, ['Coat', 'Tee']);
  expect(draw(keeperOf, ['Coat', 'Tee'])).toBe(plain);
  drawings = 0;
  expect(draw(keeperOf, ['Coat', 'Tee'])).toBe(plain);
  expect(drawings).toBe(0);
  expect(draw(keeperOf, ['Tee', 'Cap'])).toContain('Cap');
  expect(drawings).toBe(1);
});

test('what no longer fits is drawn again', () => {
  const keeperOf = createMarkupKeeper(10);
  const first = draw(keeperOf, ['Coat', 'Tee']);
  drawings = 0;
  expect(draw(keeperOf, ['Coat', 'Tee'])).toBe(first);
  expect(drawings).toBeGreaterThan(0);
});
