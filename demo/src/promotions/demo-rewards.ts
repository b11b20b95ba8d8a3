import { Reward } from '@selvedge/contract/loyalty-rules.ts';
import { picture } from '../content/pictures.ts';

const pictureOf = (name: 'folded-stack' | 'rib-knit') => {
  const { src, widths } = picture(name, '', '3/4');
  return `${src}-${widths[0]}.jpg`;
};

/** What members of the demo take for points. */
export const demoRewards: readonly Reward[] = [
  {
    ...{ id: 'delivery', cost: 50, titles: { en: 'Delivery on us' }, descriptions: { en: 'Your next order comes for nothing.' } },
    ...{ image: pictureOf('folded-stack'), imageAltTexts: { en: 'A stack of folded cloth' } },
    choices: [{ id: 'delivery', names: { en: 'Free delivery' }, promotionId: 'free-freight' }],
  },
  {
    ...{ id: 'ten-off', cost: 150, titles: { en: 'Ten off, or ten per cent' }, descriptions: { en: 'You choose when you redeem it.' } },
    ...{ image: pictureOf('rib-knit'), imageAltTexts: { en: 'Ribbed knitwear in natural wool' } },
    choices: [
      { id: 'amount', names: { en: 'Ten off your basket' }, promotionId: 'club-ten-off' },
      { id: 'percent', names: { en: 'Ten per cent off what is not reduced' }, promotionId: 'welcome' },
    ],
  },
].map((each) => Reward.parse(each));
