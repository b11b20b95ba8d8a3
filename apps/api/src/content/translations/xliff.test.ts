import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readXliff } from './read-xliff.ts';
import { writeXliff } from './write-xliff.ts';

async function* pieces(text: string, size: number) {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

const words = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        '{count}',
        '{count, plural, one {item} other {{count} items}}',
        "'",
        '{total}',
        '&amp;',
        ']]>',
        '<ph/>',
        '\r\n',
        ' ',
        '\t',
        '"',
      ),
    ),
  )
  .map((parts) => parts.join(''))
  // What the shop refuses in a text: XML cannot say it.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
  .map((text) => text.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, ''));

test('whatever was written is read again, in pieces of any size', async () => {
  const units = fc.array(fc.record({ source: words, target: words.filter((text) => text.trim() !== '') }), { maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(units, fc.integer({ min: 1, max: 60 }), async (given, size) => {
      const made = given.map((unit, index) => ({ ...unit, key: `a.k${index}`, notes: [] }));
      const { lines, scopes } = await readXliff(pieces(writeXliff(made, { scope: 'fi' }), size));
      expect(scopes).toEqual(['fi']);
      expect(lines.map(({ key, text, source }) => ({ key, text, source }))).toEqual(
        made.map(({ key, target, source }) => ({ key, text: target, source })),
      );
    }),
  );
});

test('of a text that counts only the gaps are codes: a form of one word is for the translator', () => {
  const source = '{count, plural, one {item} other {{count} items}}';
  const text = writeXliff([{ key: 'a.b', source, target: undefined, notes: [], forms: ['one', 'few', 'other'] }], { scope: 'cs' });
  expect(text).toContain('<source>{count, plural, one {item} other {<ph id="count" equiv="{count}" disp="{count}"/> items}}</source>');
  expect(text).toContain('<note category="plural">one few other</note>');
});

const file = (unit: string, version = '2.0') =>
  `<?xml version="1.0"?><xliff xmlns="urn:oasis:names:tc:xliff:document:${version}" xmlns:mtc="urn:oasis:names:tc:xliff:matches:2.0" version="2.0" srcLang="en" trgLang="fi"><file id="f">${unit}</file></xliff>`;

test.each([
  [
    'segments and the space between them are one text',
    '<segment><source>A.</source><target>Y.</target></segment><ignorable><source> </source></ignorable><segment><source>B.</source><target>Z.</target></segment>',
    'Y. Z.',
  ],
  ['a half-translated text is none', '<segment><source>A.</source><target>Y.</target></segment><segment><source>B.</source></segment>', ''],
  [
    'a suggestion of a memory is nobody’s translation',
    '<mtc:matches><mtc:match ref="#1"><source>A</source><target>Old</target></mtc:match></mtc:matches><segment><source>A</source><target>New</target></segment>',
    'New',
  ],
  [
    'a placeholder may be named by its data',
    '<originalData><data id="d1">{count}</data></originalData><segment><source>A</source><target><ph id="1" dataRef="d1"/> kpl</target></segment>',
    '{count} kpl',
  ],
  [
    'marks and CDATA are read through',
    '<segment><source>A</source><target><mrk id="m" type="term">Y</mrk><![CDATA[&Z]]></target></segment>',
    'Y&Z',
  ],
])('%s', async (_, unit, text) => {
  for (const version of ['2.0', '2.1', '2.2']) {
    const { lines } = await readXliff(pieces(file(`<unit id="a.b">${unit}</unit>`, version), 1000));
    expect(lines).toMatchObject([{ key: 'a.b', text }]);
  }
});
