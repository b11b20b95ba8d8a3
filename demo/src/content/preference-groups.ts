import type { UserOption, UserPreferenceGroup } from '@selvedge/contract/preferences.ts';
import type { PageWords } from './page-words/en.ts';
import type { Words } from './words/en.ts';

const option = (key: string, title: string, over: Partial<UserOption> = {}): UserOption => ({
  key,
  title,
  description: '',
  alias: '',
  ...over,
});

/** What members of the demo's audience may tell about their taste. */
export const preferenceGroups = (
  category: Words['category'],
  { brands, fabrics, news, care }: PageWords['preferences'],
): UserPreferenceGroup[] => [
  {
    id: 'brands',
    type: 'brands',
    title: brands.title,
    description: brands.text,
    numberOfColumns: '2',
    isAccordion: false,
    isAccordionOpen: false,
    isRadio: false,
    userOptions: [option('selvedge', 'Selvedge', { alias: 'subbrandOption' }), option('os', 'Other Side', { alias: 'subbrandOption' })],
  },
  {
    id: 'fabrics',
    type: 'interests',
    title: fabrics.title,
    description: '',
    numberOfColumns: '3',
    isAccordion: false,
    isAccordionOpen: false,
    isRadio: false,
    userOptions: [
      option('denim', category.denim),
      option('knitwear', category.knitwear),
      option('linen', category.linen),
      option('tailoring', category.tailoring),
      option('outerwear', fabrics.outerwear),
      option('accessories', fabrics.accessories),
    ],
  },
  {
    id: 'news',
    type: 'frequency',
    title: news.title,
    description: news.text,
    numberOfColumns: '1',
    isAccordion: false,
    isAccordionOpen: false,
    isRadio: true,
    userOptions: [
      option('weekly', news.weekly),
      option('monthly', news.monthly, { description: news.monthlyText }),
      option('rarely', news.rarely),
    ],
  },
  {
    id: 'care',
    type: 'interests',
    title: care.title,
    description: '',
    numberOfColumns: '2',
    isAccordion: true,
    isAccordionOpen: false,
    isRadio: false,
    userOptions: [option('repair', care.repair), option('workroom', care.workroom), option('events', care.events)],
  },
];
