import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeFields } from './merge-fields.ts';

const block = (id: string, headline = '') => ({ id, headline });
const page = (heading: string, ...blocks: ReturnType<typeof block>[]) => ({ heading, rows: { top: [{ id: 'hero', blocks }] } });

test('a heading and a block that two people changed are both there', () => {
  const base = page('Coats', block('a'), block('b'));
  const mine = page('Heavy coats', block('a'), block('b'));
  const theirs = page('Coats', block('a'), block('b', 'Wool'));
  expect(mergeFields({ base, mine, theirs })).toEqual({ merged: page('Heavy coats', block('a'), block('b', 'Wool')), conflicts: [] });
});

test('the same field is named with both values, and stays mine', () => {
  const base = page('Coats', block('a', 'Wool'));
  const { merged, conflicts } = mergeFields({ base, mine: page('Coats', block('a', 'Loden')), theirs: page('Coats', block('a', 'Felt')) });
  expect(conflicts).toEqual([{ at: 'rows.top.hero.blocks.a.headline', base: 'Wool', mine: 'Loden', theirs: 'Felt' }]);
  expect(merged).toEqual(page('Coats', block('a', 'Loden')));
});

test('blocks that each of them added are both there, and one that moved stays where it was moved to', () => {
  const base = page('', block('a'), block('b'), block('c'));
  const mine = page('', block('c'), block('a'), block('b'), block('mine'));
  const theirs = page('', block('a'), block('theirs'), block('b'), block('c', 'New'));
  const { merged, conflicts } = mergeFields({ base, mine, theirs });
  expect(conflicts).toEqual([]);
  expect(merged).toEqual(page('', block('c', 'New'), block('a'), block('theirs'), block('b'), block('mine')));
});

test('two other orders of one list are a conflict of its order, and of nothing else', () => {
  const list = (...ids: string[]) => ids.map((id) => block(id));
  const { merged, conflicts } = mergeFields({ base: list('a', 'b', 'c'), mine: list('b', 'a', 'c'), theirs: list('c', 'a', 'b') });
  expect(conflicts.map(({ at }) => at)).toEqual(['.order']);
  expect(merged).toEqual(list('b', 'a', 'c'));
});

test('what one took away is away, unless the other worked on it', () => {
  const base = page('', block('a'), block('b'));
  const without = page('', block('b'));
  expect(mergeFields({ base, mine: without, theirs: page('New', block('a'), block('b')) })).toEqual({
    merged: page('New', block('b')),
    conflicts: [],
  });
  const { conflicts } = mergeFields({ base, mine: without, theirs: page('', block('a', 'Mended'), block('b')) });
  expect(conflicts).toMatchObject([{ at: 'rows.top.hero.blocks.a', mine: undefined, theirs: block('a', 'Mended') }]);
});

test('entries of a menu are known by their titles', () => {
  const menu = (...titles: string[]) => ({ mainMenu: titles.map((title) => ({ title, isHidden: title === 'Sale' })) });
  const { merged, conflicts } = mergeFields({
    base: menu('Women', 'Men'),
    mine: menu('Damen', 'Men'),
    theirs: menu('Women', 'Men', 'Sale'),
  });
  expect(conflicts).toEqual([]);
  expect(merged).toEqual(menu('Damen', 'Men', 'Sale'));
});

test('one entry that both renamed is a conflict, and not there twice', () => {
  const menu = (...titles: string[]) => ({ mainMenu: titles.map((title) => ({ title })) });
  const { merged, conflicts } = mergeFields({ base: menu('Cloth', 'Men'), mine: menu('Wool', 'Men'), theirs: menu('Felt', 'Men') });
  expect(conflicts).toMatchObject([{ at: 'mainMenu' }]);
  expect(merged).toEqual(menu('Wool', 'Men'));
});

test('a thing that became one of another kind is one field', () => {
  const base = { benefit: { kind: 'percentage', percent: 10 } };
  const mine = { benefit: { kind: 'amount', amounts: { EUR: 5 } } };
  const theirs = { benefit: { kind: 'percentage', percent: 20 } };
  expect(mergeFields({ base, mine, theirs })).toMatchObject({ merged: mine, conflicts: [{ at: 'benefit' }] });
});

test('of two fields that both changed, one is as mine and one as theirs when somebody chose so', () => {
  const base = page('Coats', block('a', 'Wool'), block('b', 'Silk'));
  const mine = page('My coats', block('a', 'Loden'), block('b', 'Silk'));
  const theirs = page('Their coats', block('a', 'Felt'), block('b', 'Linen'));
  const { merged, conflicts } = mergeFields({ base, mine, theirs }, { theirs: new Set(['rows.top.hero.blocks.a.headline']) });
  expect(merged).toEqual(page('My coats', block('a', 'Felt'), block('b', 'Linen')));
  // They are named all the same: that somebody chose does not make them one.
  expect(conflicts.map(({ at }) => at)).toEqual(['heading', 'rows.top.hero.blocks.a.headline']);
});

test('what I took away comes back when theirs is chosen, and what they took away goes', () => {
  const base = page('', block('a'), block('b'), block('c'));
  const mine = page('', block('b', 'Mine'), block('c'));
  const theirs = page('', block('a', 'Theirs'), block('c'));
  const all = new Set(['rows.top.hero.blocks.a', 'rows.top.hero.blocks.b']);
  expect(mergeFields({ base, mine, theirs }, { theirs: all }).merged).toEqual(theirs);
  expect(mergeFields({ base, mine, theirs }).merged).toEqual(mine);
});

test('the order of a list is chosen as a field is', () => {
  const list = (...ids: string[]) => ids.map((id) => block(id));
  const works = { base: list('a', 'b', 'c'), mine: list('b', 'a', 'c'), theirs: list('c', 'a', 'b', 'new') };
  expect(mergeFields(works).merged).toEqual(list('b', 'new', 'a', 'c'));
  expect(mergeFields(works, { theirs: new Set(['.order']) }).merged).toEqual(list('c', 'a', 'b', 'new'));
});

test('a list without ids is one field', () => {
  expect(mergeFields({ base: { tags: ['a'] }, mine: { tags: ['a', 'b'] }, theirs: { tags: ['c', 'a'] } }).conflicts).toMatchObject([
    { at: 'tags' },
  ]);
});

/** A document of named fields and of named lists of things with ids: as pages, menus and trees are. */
type Document = { fields: Record<string, number>; things: { id: string; value: number; more: number }[] };
const fieldNames = ['f0', 'f1', 'f2', 'f3', 'f4', 'f5'];
const ids = ['i0', 'i1', 'i2', 'i3', 'i4', 'i5'];
const small = fc.integer({ min: 0, max: 3 });
const document: fc.Arbitrary<Document> = fc.record({
  fields: fc.dictionary(fc.constantFrom(...fieldNames), small),
  things: fc
    .shuffledSubarray(ids)
    .chain((some) => fc.tuple(...some.map((id) => fc.record({ id: fc.constant(id), value: small, more: small })))),
});

type Edit = (before: Document) => Document;
const setField =
  (name: string, value: number | undefined): Edit =>
  (before) => {
    const { [name]: _, ...rest } = before.fields;
    return { ...before, fields: value === undefined ? rest : { ...rest, [name]: value } };
  };
const setThing =
  (id: string, part: 'value' | 'more', value: number): Edit =>
  (before) => ({
    ...before,
    things: before.things.map((each) => (each.id === id ? { ...each, [part]: value } : each)),
  });
const dropThing =
  (id: string): Edit =>
  (before) => ({ ...before, things: before.things.filter((each) => each.id !== id) });
const addThing =
  (id: string): Edit =>
  (before) => ({ ...before, things: [...before.things, { id, value: 9, more: 9 }] });

/** Edits that touch no field of the other side's: each place belongs to one of the two. */
function editsOf(side: 0 | 1): fc.Arbitrary<Edit[]> {
  const own = (list: readonly string[]) => list.filter((_, index) => index % 2 === side);
  const part = side === 0 ? ('value' as const) : ('more' as const);
  return fc.array(
    fc.oneof(
      fc
        .tuple(fc.constantFrom(...own(fieldNames)), fc.option(fc.integer({ min: 4, max: 7 }), { nil: undefined }))
        .map(([n, v]) => setField(n, v)),
      fc.tuple(fc.constantFrom(...ids), fc.integer({ min: 4, max: 7 })).map(([id, v]) => setThing(id, part, v)),
      fc.constantFrom(`added-${side}`).map(addThing),
    ),
    { maxLength: 6 },
  );
}
const once = (edits: readonly Edit[], from: Document): Document => {
  const made = edits.reduce((now, edit) => edit(now), from);
  return { ...made, things: made.things.filter((each, index) => made.things.findIndex(({ id }) => id === each.id) === index) };
};
const inOrder = ({ fields, things }: Document) => ({ fields, things: [...things].sort((a, b) => (a.id < b.id ? -1 : 1)) });

test('changes of different fields are both there, whoever of the two is asked', () => {
  fc.assert(
    fc.property(document, editsOf(0), editsOf(1), (base, one, other) => {
      const [mine, theirs] = [once(one, base), once(other, base)];
      const { merged, conflicts } = mergeFields({ base, mine, theirs });
      expect(conflicts).toEqual([]);
      expect(mergeFields({ base, mine: theirs, theirs: mine })).toEqual({ merged, conflicts: [] });
      expect(inOrder(merged as Document)).toEqual(inOrder(once([...one, ...other], base)));
    }),
  );
});

const anyEdits = fc.array(
  fc.oneof(
    fc.tuple(fc.constantFrom(...fieldNames), fc.option(small, { nil: undefined })).map(([n, v]) => setField(n, v)),
    fc.tuple(fc.constantFrom(...ids), small).map(([id, v]) => setThing(id, 'value', v)),
    fc.constantFrom(...ids).map(dropThing),
  ),
  { maxLength: 8 },
);

test('the same change by both is no conflict, and no change by one is the change of the other', () => {
  fc.assert(
    fc.property(document, anyEdits, (base, edits) => {
      const mine = once(edits, base);
      expect(mergeFields({ base, mine, theirs: mine })).toEqual({ merged: mine, conflicts: [] });
      expect(mergeFields({ base, mine, theirs: base })).toEqual({ merged: mine, conflicts: [] });
      expect(mergeFields({ base, mine: base, theirs: mine })).toEqual({ merged: mine, conflicts: [] });
    }),
  );
});

test('no change is lost without being named', () => {
  fc.assert(
    fc.property(document, anyEdits, anyEdits, (base, one, other) => {
      const [mine, theirs] = [once(one, base), once(other, base)];
      const { merged, conflicts } = mergeFields({ base, mine, theirs });
      const isNamed = (at: string) => conflicts.some((each) => at === each.at || at.startsWith(`${each.at}.`));
      for (const name of fieldNames) {
        const result = (merged as Document).fields[name];
        if (mine.fields[name] !== base.fields[name]) expect(result).toBe(mine.fields[name]);
        else if (theirs.fields[name] !== base.fields[name]) expect(result === theirs.fields[name] || isNamed(`fields.${name}`)).toBe(true);
      }
      const thing = ({ things }: Document, id: string) => things.find((each) => each.id === id);
      for (const id of ids) {
        const [was, their, result] = [thing(base, id), thing(theirs, id), thing(merged as Document, id)];
        if (their?.value !== was?.value && !isNamed(`things.${id}.value`)) expect(result?.value).toBe(their?.value);
      }
    }),
  );
});
