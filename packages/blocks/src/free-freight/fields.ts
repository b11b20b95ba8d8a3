import { type BlockEditor, field } from '../field.ts';
import { colourFields } from '../shared-fields.ts';

export const freeFreightEditor: BlockEditor = {
  label: 'freeFreight',
  fields: [field('freightVersion', 'select', { options: ['progress', 'message'] }), ...colourFields],
  initial: {},
};
