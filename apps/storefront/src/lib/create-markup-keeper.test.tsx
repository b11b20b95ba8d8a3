import type { PageData } from '@selvedge/contract/page-data.ts';
import { useMemo } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createMarkupKeeper } from './create-markup-keeper.tsx';
import { KeepContext, useKept } from './kept.ts';
import { joinPieces } from './pieces.ts';
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

function draw(keeperOf: ReturnType<typeof createMarkupKeeper> | undefined, names: readonly string[], of = page): string {
  const keeper = keeperOf?.(of);
  const markup = renderToString(
    <ShopProvider page={of} router={undefined}>
      <KeepContext value={keeper?.mark}>
        <Row names={names} />
      </KeepContext>
    </ShopProvider>,
  );
  return keeper ? joinPieces(keeper.fill(markup)) : markup;
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

test('what is asked for again outlives what came after it', () => {
  const keeperOf = createMarkupKeeper(110);
  drawings = 0;
  for (const name of ['Coat', 'Tee', 'Coat', 'Cap', 'Coat', 'Hat', 'Coat']) draw(keeperOf, [name]);
  expect(drawings).toBe(4);
});

type Thing = { name: string };

function Tiles({ things, look }: { things: readonly Thing[]; look: object }) {
  const kept = useKept();
  return things.map((thing) => (
    <li
      key={thing.name}
      {...kept(
        () => [thing, look],
        () => <Tile name={thing.name} />,
      )}
    />
  ));
}

test('a thing is drawn once, and again when it, what it is drawn with or the market’s settings are others', () => {
  const keeperOf = createMarkupKeeper(0);
  const drawThings = (things: readonly Thing[], look: object, on = page) => {
    const keeper = keeperOf(on);
    const tiles = (
      <KeepContext value={keeper.mark}>
        <Tiles things={things} look={look} />
      </KeepContext>
    );
    drawings = 0;
    return joinPieces(keeper.fill(renderToString(tiles)));
  };
  const [things, look] = [[{ name: 'Coat' }, { name: 'Tee' }], {}];
  expect(drawThings(things, look)).toBe('<li><b>Coat, Look</b></li><li><b>Tee, Look</b></li>'.replaceAll(', ', '<!-- -->, <!-- -->'));
  expect(drawings).toBe(2);
  drawThings(things, look);
  expect(drawings).toBe(0);
  drawThings(things, {});
  expect(drawings).toBe(2);
  drawThings([{ name: 'Coat' }], look);
  expect(drawings).toBe(1);
  expect(drawThings(things, {}, { ...page, translations: { 'tile.look': 'Regard' } } as PageData)).toContain('Regard');
  expect(drawThings(things, {}, { ...page, location: { market: { id: 'fr-FR' } } } as PageData)).toContain('Look');
  expect(drawings).toBe(2);
});

test("what is drawn for a store's device is not taken for anybody else's", () => {
  const keeperOf = createMarkupKeeper(10_000);
  draw(keeperOf, ['footer']);
  drawings = 0;
  draw(keeperOf, ['footer'], { ...page, inStore: true });
  expect(drawings).toBe(1);
  draw(keeperOf, ['footer']);
  expect(drawings).toBe(1);
});
