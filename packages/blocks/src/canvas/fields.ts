import { headlineAlignments } from '@selvedge/contract/content/headline-settings.ts';
import { type BlockEditor, field } from '../field.ts';
import { colourFields, imagesField } from '../shared-fields.ts';

const percent = (name: string) => field(name, 'number', { min: 0, max: 100, unit: '%' });

export const canvasEditor: BlockEditor = {
  label: 'canvas',
  fields: [
    imagesField,
    field('layers', 'perBreakpoint', {
      of: field('layers', 'list', {
        of: [
          field('kind', 'select', { options: ['headline', 'text', 'cta'] }),
          field('text', 'text', { required: true }),
          field('link', 'link'),
          percent('x'),
          percent('y'),
          percent('width'),
          field('align', 'select', { options: headlineAlignments }),
          field('size', 'select', { options: ['small', 'medium', 'large', 'display'] }),
          ...colourFields,
        ],
        min: 0,
        max: 20,
      }),
      required: true,
    }),
    field('toggleFullWidth', 'toggle'),
  ],
  initial: { layers: { mobile: [] }, toggleFullWidth: true },
};
