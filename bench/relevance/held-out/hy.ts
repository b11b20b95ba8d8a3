import type { HeldOut } from './held-out.ts';

export const hy: HeldOut = {
  third: [
    ['սև ջինս կանացի', 'jeans black women'],
    ['սպիտակ վերնաշապիկ տղամարդու', 'shirt whites men'],
    ['զգեստ հարսանիքի համար', 'dress occasions'],
    ['մոխրագույն բրդյա վերարկու', 'woolCoat grey'],
    ['շագանակագույն կաշվե կոշիկներ', 'shoes leather brown|camel'],
    ['գծավոր շապիկ', 'tee|longSleeve|tank striped'],
    ['բարձր օձիքով սվիտեր', 'rollNeck'],
    ['սպիտակ բոթասներ', 'trainers whites'],
    ['կոշիկ մինչև 60000 դրամ', 'shoes <60000'],
    ['տաբատ 38 չափսի', 'trousers size:38'],
    ['նվեր մայրիկին', 'women'],
    ['սվիտեր առանց բրդի', 'jumper|cardigan -wool'],
    ['ջինսե բաճկոն', 'denimJacket'],
    ['պլիսե կիսաշրջազգեստ', 'pleatedSkirt'],
    ['karmir zgest', 'dress red'],
    ['կանացի սանդալներ', 'sandals women'],
  ],
};
