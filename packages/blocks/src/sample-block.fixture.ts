import type { BlockAlias } from '@selvedge/contract/content/blocks.ts';
import type { RichNode } from '@selvedge/contract/content/rich-node.ts';
import { blockEditors } from './block-editors.ts';
import type { Field } from './field.ts';

export const sampleImage = {
  src: '/media/linen-drape-wide',
  formats: ['avif', 'jpg'],
  widths: [640, 1280],
  width: 1280,
  height: 720,
  alt: 'Linen',
  ratio: '16/9',
  placeholder: '#b2aa9c',
};

type Values = {
  text: (name: string) => string;
  /** Nodes as they are stored, or a text as it may be sent. */
  richText: (name: string) => RichNode[] | string;
  url: string;
  /** Which of what may be chosen, and how far a number goes. */
  pick?: { option: (options: readonly string[]) => string | undefined; number: (range: { min: number; max: number }) => number };
};

/** As far as an editor can go, to the one side and to the other. */
export const extremes = {
  least: { option: (options: readonly string[]) => options[0], number: ({ min }: { min: number }) => min },
  most: { option: (options: readonly string[]) => options.at(-1), number: ({ max }: { max: number }) => max },
};

const plain: Values = {
  text: (name) => `A ${name}`,
  richText: (name) => [{ tag: 'p', children: [{ text: 'Some ' }, { tag: 'strong', children: [{ text: name }] }] }],
  url: '/en-GB/women',
};

/** A block with every field set, made from the editor's own list of fields. */
export function sampleBlock(alias: BlockAlias, values: Values = plain, id = `sample-${alias}`): { id: string; _alias: string } {
  const shown = blockEditors[alias].fields.filter(({ name }) => !name.startsWith('disabled'));
  return { ...record(shown, values), id, _alias: alias } as { id: string; _alias: string };
}

function record(fields: readonly Field[], values: Values): Record<string, unknown> {
  return Object.fromEntries(fields.map((field) => [field.name, sampleOf(field, values)]));
}

function sampleOf(field: Field, values: Values): unknown {
  switch (field.kind) {
    case 'text':
      return field.name === 'videoId' ? 'loom.webm' : values.text(field.name);
    case 'richText':
      return values.richText(field.name);
    case 'link':
      return { url: values.url, title: values.text('title'), pageId: 'not set', openInCurrentTab: true, openModal: false };
    case 'colour':
      return '#26344f';
    case 'picture':
      return { ...sampleImage, alt: values.text('alt') };
    case 'product':
      return '100_black_1';
    case 'products':
      return ['100_black_1', '200_black_1'];
    case 'category':
      return 'women';
    case 'toggle':
      return true;
    case 'dateTime':
      return '2026-12-24T12:00:00Z';
    case 'icon':
      return 'needle';
    case 'strings':
      return field.name === 'imageIndexes' ? [0, 1] : ['linen'];
    case 'number':
      return values.pick?.number(field) ?? Math.max(field.min, Math.min(field.max, 20));
    case 'select':
      return values.pick ? values.pick.option(field.options) : field.options[0];
    case 'group':
      return record(field.of, values);
    case 'list':
      return Array.from({ length: Math.max(2, field.min) }, (_, at) => {
        const entry = record(field.of, values);
        return 'id' in entry ? { ...entry, id: `${String(entry.id).slice(0, 30)}${at}` } : entry;
      });
    case 'perBreakpoint': {
      const of = field.of;
      const one = () => (Array.isArray(of) ? record(of, values) : sampleOf(of as Field, values));
      return { mobile: one(), desktop: one() };
    }
    case 'block':
      return { id: 'inner', _alias: 'text', text: values.richText('inner') };
  }
}
