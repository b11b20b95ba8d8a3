import { headlineAlignments } from '@selvedge/contract/content/headline-settings.ts';
import { type Field, field } from './field.ts';

const pixels = (name: string): Field => field(name, 'number', { min: 0, max: 400, unit: 'px' });

/** What every block has. */
export const baseFields: readonly Field[] = [
  field('disabledMobile', 'toggle'),
  field('disabledTablet', 'toggle'),
  field('disabledDesktop', 'toggle'),
  field('disabledApp', 'toggle'),
  field('padding', 'perBreakpoint', { of: [pixels('top'), pixels('bottom'), pixels('start'), pixels('end')] }),
  field('trackingId', 'text'),
  field('pageId', 'text'),
];

export const colourFields: readonly Field[] = [field('backgroundColor', 'colour'), field('textColor', 'colour')];

export const ctaFields: readonly Field[] = [field('link', 'link'), field('ctaText', 'text')];

export const imagesField: Field = field('images', 'perBreakpoint', { of: field('image', 'picture'), required: true });

const sizes = ['small', 'medium', 'large', 'display'];

const headlineField: Field = field('headlineSettings', 'group', {
  of: [
    field('size', 'select', { options: sizes }),
    field('colour', 'colour'),
    field('alignment', 'select', { options: headlineAlignments }),
  ],
});

const lookFields: readonly Field[] = [...colourFields, field('borderColor', 'colour')];

/** Time that runs out, a code to take along. */
const extrasFields: readonly Field[] = [
  field('countdown', 'group', {
    of: [
      field('countdownDateTime', 'dateTime'),
      field('headline', 'text'),
      field('launchedText', 'text'),
      ...lookFields,
      field('devices', 'perBreakpoint', { of: lookFields }),
    ],
  }),
  field('clipboard', 'group', {
    of: [
      field('clipboardCode', 'text'),
      field('clipboardTitle', 'text'),
      field('enableClipboardIcon', 'toggle'),
      field('devices', 'perBreakpoint', { of: [...lookFields, field('fontSize', 'number', { min: 8, max: 64, unit: 'px' })] }),
    ],
  }),
];

/** CMS-043 what an editor can give any block, as it stands around it: words and a picture above it, ... */
export const headFields: readonly Field[] = [
  field('headline', 'text'),
  headlineField,
  field('subHeadline', 'text'),
  field('images', 'perBreakpoint', { of: field('image', 'picture') }),
];

/** ... a way on, a countdown, a code and colours below it. */
export const footFields: readonly Field[] = [...ctaFields, ...extrasFields, ...colourFields];

/** For blocks that hold another: that one has them. */
export const commonNames: readonly string[] = [...headFields, ...footFields].map(({ name }) => name);

const preview = (name: string): Field => field(name, 'perBreakpoint', { of: field(name, 'number', { min: 0, max: 45, unit: '%' }) });

/** A row that is swiped, scrolled or stepped through. */
export const carouselFields: readonly Field[] = [
  field('displayedProducts', 'perBreakpoint', { of: field('displayedProducts', 'number', { min: 1, max: 12, step: 0.1 }) }),
  preview('previewLeft'),
  preview('previewRight'),
  field('arrowsPosition', 'select', { options: ['inside', 'outside'] }),
  field('pagination', 'toggle'),
  field('autoplay', 'toggle'),
  field('autoplayAfter', 'number', { min: 0, max: 60, unit: 's' }),
  field('speed', 'number', { min: 0, max: 3000, unit: 'ms' }),
  field('toggleFullWidth', 'toggle'),
];

/** What a new carousel holds. */
export const newCarousel = {
  headlineSettings: { alignment: 'left' },
  autoplay: false,
  pagination: false,
  toggleFullWidth: true,
  arrowsPosition: 'inside',
} as const;

export const buttonFields: readonly Field[] = [
  field('title', 'text'),
  field('ctaTitle', 'text'),
  field('link', 'link', { required: true }),
  field('image', 'picture'),
  field('ctaImage', 'picture'),
  field('trackingId', 'text'),
  field('pageId', 'text'),
];

export const sectionFields: readonly Field[] = [
  field('headline', 'text'),
  field('text', 'richText'),
  field('ctaButtons', 'list', { of: buttonFields, min: 0, max: 24 }),
  field('enableCtaSlider', 'toggle'),
  field('ctaButtonsPerRow', 'number', { min: 1, max: 12 }),
  field('ctaButtonGap', 'number', { min: 0, max: 64, unit: 'px' }),
  field('ctaButtonWidth', 'number', { min: 10, max: 100, unit: '%' }),
  field('ctaTextAlign', 'select', { options: headlineAlignments }),
];

export const alignmentField: Field = field('alignment', 'select', { options: ['start', 'center', 'end'] });
export const locationField: Field = field('location', 'select', { options: ['above', 'below'] });
