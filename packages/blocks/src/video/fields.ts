import { type BlockEditor, field } from '../field.ts';

const pixels = (name: string) => field(name, 'number', { min: 1, max: 4000, unit: 'px' });
const side = (name: string) => field(name, 'number', { min: 1, max: 100 });

export const videoEditor: BlockEditor = {
  label: 'video',
  fields: [
    field('videoId', 'text', { required: true }),
    field('poster', 'picture'),
    field('ctaText', 'text'),
    field('ctaButton', 'link'),
    field('productPickerMode', 'select', { options: ['cta', 'product'] }),
    field('productPicker', 'products'),
    field('isVideoClickable', 'toggle'),
    field('openInCurrentTab', 'toggle'),
    field('autoplay', 'toggle'),
    field('background', 'toggle'),
    field('loop', 'toggle'),
    field('muted', 'toggle'),
    field('controls', 'toggle'),
    field('playInline', 'toggle'),
    field('displayInline', 'toggle'),
    field('bottom', 'toggle'),
    side('aspectX'),
    side('aspectY'),
    pixels('width'),
    pixels('height'),
    field('displayTitle', 'toggle'),
    field('displayPortrait', 'toggle'),
    field('accentColor', 'colour'),
  ],
  without: ['link'],
  initial: {
    videoId: '',
    loop: true,
    muted: true,
    controls: true,
    playInline: true,
    openInCurrentTab: true,
  },
};
