import { type BlockEditor, field } from '../field.ts';

export const freeFreightEditor: BlockEditor = {
  label: 'freeFreight',
  fields: [field('freightVersion', 'select', { options: ['progress', 'message'] })],
  initial: {},
};
