import { Reward } from '@selvedge/contract/loyalty-rules.ts';
import type { PageWords } from '../content/page-words/en.ts';
import { inPageLanguages } from '../content/page-words/page-words.ts';
import { picture } from '../content/pictures.ts';

const pictureOf = (name: 'folded-stack' | 'rib-knit') => {
  const { src, widths } = picture(name, '', '3/4');
  return `${src}-${widths[0]}.jpg`;
};

const say = (pick: (rewards: PageWords['rewards']) => string) => inPageLanguages(({ rewards }) => pick(rewards));

/** What members of the demo take for points. */
export const demoRewards: readonly Reward[] = [
  {
    ...{ id: 'delivery', cost: 50, titles: say(({ delivery }) => delivery.title), descriptions: say(({ delivery }) => delivery.text) },
    ...{ image: pictureOf('folded-stack'), imageAltTexts: say(({ delivery }) => delivery.picture) },
    choices: [{ id: 'delivery', names: say(({ delivery }) => delivery.choice), promotionId: 'free-freight' }],
  },
  {
    ...{ id: 'ten-off', cost: 150, titles: say(({ tenOff }) => tenOff.title), descriptions: say(({ tenOff }) => tenOff.text) },
    ...{ image: pictureOf('rib-knit'), imageAltTexts: say(({ tenOff }) => tenOff.picture) },
    choices: [
      { id: 'amount', names: say(({ tenOff }) => tenOff.amount), promotionId: 'club-ten-off' },
      { id: 'percent', names: say(({ tenOff }) => tenOff.percent), promotionId: 'welcome' },
    ],
  },
].map((each) => Reward.parse(each));
