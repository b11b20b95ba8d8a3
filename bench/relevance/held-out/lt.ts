import type { HeldOut } from './held-out.ts';

export const lt: HeldOut = {
  third: [
    ['juodi džinsai moterims', 'jeans black women'],
    ['mar6kiniai vyrams', 'shirt men'],
    ['suknelė vestuvėms', 'dress occasions'],
    ['pilkas vilnonis paltas', 'woolCoat grey'],
    ['rudi odiniai batai', 'shoes leather brown|camel'],
    ['dryžuoti marškinėliai', 'tee|longSleeve|tank striped'],
    ['megztinis aukštu kaklu', 'rollNeck'],
    ['balti kedai', 'trainers whites'],
    ['batai iki 150 eur', 'shoes <150'],
    ['moteriškos kelnės dydis 38', 'trousers women size:38'],
    ['dovana mamai', 'women'],
    ['megztinis be vilnos', 'jumper|cardigan -wool'],
    ['džinsinė striukė', 'denimJacket'],
    ['plisuoti sijonai', 'pleatedSkirt'],
    ['raudona suknele', 'dress red'],
    ['moteriškos basutės', 'sandals women'],
  ],
};
