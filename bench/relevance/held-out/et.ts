import type { HeldOut } from './held-out.ts';

export const et: HeldOut = {
  third: [
    ['mustad teksad naistele', 'jeans black women'],
    ['valge meeste triiksärk', 'shirt whites men'],
    ['kleit pulma', 'dress occasions'],
    ['hall villane mantel', 'woolCoat grey'],
    ['pruunid nahksaapad', 'boots leather brown|camel'],
    ['triibuline t-särk', 'tee|longSleeve|tank striped'],
    ['kõrge kaelusega kampsun', 'rollNeck'],
    ['valged tossud', 'trainers whites'],
    ['jalanõud alla 150 euro', 'shoes <150'],
    ['naiste püksid suurus 38', 'trousers women size:38'],
    ['kingitus emale', 'women'],
    ['kampsun ilma villata', 'jumper|cardigan -wool'],
    ['teksajakk', 'denimJacket'],
    ['plisseeritud seelikud', 'pleatedSkirt'],
    ['ruuduline sark', 'shirt checked'],
    ['naiste sandaalid', 'sandals women'],
  ],
};
