import { type BlockEditor, field } from '../field.ts';

export const customerClubSignupEditor: BlockEditor = {
  label: 'customerClubSignup',
  fields: [
    field('headline', 'text', { required: true }),
    field('text', 'richText'),
    field('buttonText', 'text', { required: true }),
    field('termsAndConditions', 'richText'),
    field('successMessage', 'text'),
    field('successDescription', 'richText'),
    field('successImage', 'picture'),
    field('successIcon', 'icon'),
    field('isFullname', 'toggle'),
    field('subbrands', 'list', {
      of: [field('id', 'text', { required: true }), field('name', 'text', { required: true }), field('preSelected', 'toggle')],
      min: 0,
      max: 12,
    }),
    field('excludedPages', 'list', { of: [field('url', 'text', { required: true })], min: 0, max: 200 }),
  ],
  initial: { headline: '', text: [], buttonText: '', termsAndConditions: [], isFullname: false, subbrands: [], excludedPages: [] },
};
