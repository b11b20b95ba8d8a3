import { expect, test } from 'vitest';
import { fieldsOf, textOfFields } from './plural-fields.ts';
import { readableText } from './readable-text.ts';

const source = '{count, plural, one {{count} item} other {{count} items}}';
const polish = '{count, plural, one {{count} rzecz} few {{count} rzeczy} many {{count} rzeczy} other {{count} rzeczy}}';

test('a text that counts is written form by form, and is one text again', () => {
  const fields = fieldsOf({ source, text: polish, language: 'pl' });
  expect(fields.map(({ form, label }) => [form, label])).toEqual([
    ['one', 'one: 1'],
    ['few', 'few: 2, 3, 4, 22 …'],
    ['many', 'many: 0, 5, 6, 7 …'],
    ['other', 'other'],
  ]);
  expect(textOfFields(fields)).toBe(polish);
});

test('what nobody has written yet has the fields of its language, and nothing in them is nothing', () => {
  const fields = fieldsOf({ source, text: '', language: 'cs' });
  expect(fields.map(({ form, text }) => [form, text])).toEqual([
    ['one', ''],
    ['few', ''],
    ['other', ''],
  ]);
  expect(textOfFields(fields)).toBe('');
  expect(textOfFields(fields.map((field) => (field.form === 'few' ? { ...field, text: '{count} kusy' } : field)))).toBe(
    '{count, plural, few {{count} kusy}}',
  );
});

test.each([
  ['a text that does not count', 'Basket', 'Kori'],
  ['one that chooses by a word', source, '{gender, select, female {Hers} other {Theirs}}'],
  ['one that is broken', source, '{count, plural, one {a}'],
])('%s has one field', (_, english, text) => {
  const fields = fieldsOf({ source: english, text, language: 'fi' });
  expect(fields).toEqual([{ form: '', text }]);
  expect(textOfFields(fields)).toBe(text);
});

test('an exact number keeps its field', () => {
  const text = '{count, plural, =0 {Nothing} one {{count} item} other {{count} items}}';
  const fields = fieldsOf({ source, text, language: 'en' });
  expect(fields.map(({ form }) => form)).toEqual(['=0', 'one', 'other']);
  expect(textOfFields(fields)).toBe(text);
});

test('is read without the signs that hold its forms together', () => {
  expect(readableText(polish)).toBe('{count} rzecz · {count} rzeczy');
  expect(readableText('Basket')).toBe('Basket');
});
