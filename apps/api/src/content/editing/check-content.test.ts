import { Text } from '@selvedge/contract/content/blocks/text.ts';
import { EditedContent } from '@selvedge/contract/studio/page-edit.ts';
import { describe, expect, test } from 'vitest';
import { checkContent } from './check-content.ts';
import { fillDefaults } from './fill-defaults.ts';

const page = (more: object) => EditedContent.parse({ _meta: { alias: 'categoryPage', url: '/x' }, seo: { title: 'Shelf' }, ...more });
const words = (id: string) => Text.parse({ id, _alias: 'text', text: [{ tag: 'p', children: [{ text: 'Cloth' }] }] });
const option = (key: string, title = 'Denim') => ({ key, title });
const group = (more: object = {}) => ({ id: 'fabrics', title: 'Fabrics', userOptions: [option('denim')], ...more });

describe('what stands in the way of publishing', () => {
  test('CMS-045 the block of a promotion spot is finished and stands there once', () => {
    const spot = (id: string, block: object) => ({ id, position: 1, block });
    const unfinished = { id: 'picture', _alias: 'imageWithLink' };
    expect(checkContent(page({ promotionalSpots: [spot('a', words('one'))] }))).toEqual([]);
    const problems = checkContent(page({ promotionalSpots: [spot('a', words('one')), spot('b', words('one')), spot('c', unfinished)] }));
    expect(problems[0]).toEqual({ at: 'promotionalSpots.1.block', keys: ['studio.id_twice'] });
    expect(problems[1]?.at).toMatch(/^promotionalSpots\.2\.block\./);
  });

  test('what is left out of a spot is what its block says', () => {
    const block = { id: 'one', _alias: 'text', text: [{ tag: 'p', children: [{ text: 'Cloth' }] }] };
    const filled = fillDefaults(page({ promotionalSpots: [{ id: 'a', position: 3, block }] }));
    expect(filled.promotionalSpots?.[0]?.block).toEqual(words('one'));
  });

  test.each([
    ['a group without a title', [group({ title: ' ' })], { at: 'userPreferences.0.title', keys: ['validation.required'] }],
    ['a group without options', [group({ userOptions: [] })], { at: 'userPreferences.0.userOptions', keys: ['studio.group_empty'] }],
    [
      'two groups of one name',
      [group(), group({ userOptions: [option('linen')] })],
      { at: 'userPreferences.1.id', keys: ['studio.id_twice'] },
    ],
    [
      'an option without words',
      [group({ userOptions: [option('denim', '')] })],
      { at: 'userPreferences.0.userOptions.0.title', keys: ['validation.required'] },
    ],
  ])('ACC-003 %s is told where it is', (_, userPreferences, expected) => {
    expect(checkContent(page({ userPreferences }))).toEqual([expected]);
  });

  test('ACC-005 two options of one key are one and the same to whoever chose them, also in other letters and groups', () => {
    const groups = [group(), group({ id: 'more', userOptions: [option('DENIM')] })];
    expect(checkContent(page({ userPreferences: groups }))).toEqual([
      { at: 'userPreferences.1.userOptions.0.key', keys: ['studio.key_twice'] },
    ]);
  });
});
