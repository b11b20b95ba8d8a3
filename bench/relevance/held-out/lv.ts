import type { HeldOut } from './held-out.ts';

export const lv: HeldOut = {
  third: [
    ['melni džinsi sieviešu', 'jeans black women'],
    ['balts krekls vīriešiem', 'shirt whites men'],
    ['kleita kāzām', 'dress occasions'],
    ['pelēks vilnas mētelis', 'woolCoat grey'],
    ['brūni ādas zābaki', 'boots leather brown|camel'],
    ['svītrains t-krekls', 'tee|longSleeve|tank striped'],
    ['džemperis ar augstu apkakli', 'rollNeck'],
    ['baltas kedas', 'trainers whites'],
    ['apavi līdz 150 eiro', 'shoes <150'],
    ['sieviešu bikses izmērs 38', 'trousers women size:38'],
    ['dāvana mammai', 'women'],
    ['džemperis bez vilnas', 'jumper|cardigan|sweatshirt -wool'],
    ['džinsu jaka', 'denimJacket'],
    ['plisēti svārki', 'pleatedSkirt'],
    ['zalas kleitas', 'dress green|khaki'],
    ['sieviešu sandales', 'sandals women'],
  ],
};
