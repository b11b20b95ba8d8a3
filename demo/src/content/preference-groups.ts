import type { UserOption, UserPreferenceGroup } from '@selvedge/contract/preferences.ts';

const option = (key: string, title: string, over: Partial<UserOption> = {}): UserOption => ({
  key,
  title,
  description: '',
  alias: '',
  ...over,
});

/** What members of the demo's audience may tell about their taste. */
export const preferenceGroups: UserPreferenceGroup[] = [
  {
    id: 'brands',
    type: 'brands',
    title: 'Which of our lines do you wear?',
    description: 'We show you more of them.',
    numberOfColumns: '2',
    isAccordion: false,
    isAccordionOpen: false,
    isRadio: false,
    userOptions: [option('selvedge', 'Selvedge', { alias: 'subbrandOption' }), option('os', 'Other Side', { alias: 'subbrandOption' })],
  },
  {
    id: 'fabrics',
    type: 'interests',
    title: 'What do you like to wear?',
    description: '',
    numberOfColumns: '3',
    isAccordion: false,
    isAccordionOpen: false,
    isRadio: false,
    userOptions: [
      option('denim', 'Denim'),
      option('knitwear', 'Knitwear'),
      option('linen', 'Linen'),
      option('tailoring', 'Tailoring'),
      option('outerwear', 'Outerwear'),
      option('accessories', 'Accessories'),
    ],
  },
  {
    id: 'news',
    type: 'frequency',
    title: 'How often may we write?',
    description: 'Only if you have said that you would like to hear from us.',
    numberOfColumns: '1',
    isAccordion: false,
    isAccordionOpen: false,
    isRadio: true,
    userOptions: [
      option('weekly', 'Every week'),
      option('monthly', 'Once a month', { description: 'The new season, and nothing else.' }),
      option('rarely', 'Rarely'),
    ],
  },
  {
    id: 'care',
    type: 'interests',
    title: 'What else interests you?',
    description: '',
    numberOfColumns: '2',
    isAccordion: true,
    isAccordionOpen: false,
    isRadio: false,
    userOptions: [
      option('repair', 'Mending and care'),
      option('workroom', 'How things are made'),
      option('events', 'Evenings in our stores'),
    ],
  },
];
