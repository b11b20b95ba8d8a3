import { type BlockEditor, field } from '../field.ts';
import { alignmentField, locationField } from '../shared-fields.ts';

export const slimBannerAnimatedEditor: BlockEditor = {
  label: 'slimBannerAnimated',
  fields: [
    field('textSettings', 'list', {
      of: [
        field('text', 'text'),
        field('markdownContent', 'richText'),
        field('wordLimit', 'number', { min: 1, max: 200 }),
        field('link', 'link'),
        field('disabledMobile', 'toggle'),
        field('disabledTablet', 'toggle'),
        field('disabledDesktop', 'toggle'),
        field('disabledApp', 'toggle'),
      ],
      min: 1,
      max: 20,
      required: true,
    }),
    field('showBannerControls', 'toggle'),
    field('animation', 'select', { options: ['fade', 'slide', 'none'] }),
    field('animationDuration', 'number', { min: 0, max: 5000, unit: 'ms' }),
    field('animationDelay', 'number', { min: 1000, max: 60_000, unit: 'ms' }),
    field('loopLimit', 'number', { min: 1, max: 100 }),
    locationField,
    alignmentField,
  ],
  initial: { textSettings: [{ text: '' }], showBannerControls: true, animation: 'fade', animationDuration: 500, animationDelay: 5000 },
};
