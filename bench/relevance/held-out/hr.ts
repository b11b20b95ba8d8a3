import type { HeldOut } from './held-out.ts';

export const hr: HeldOut = {
  third: [
    ['crne traperice ženske', 'jeans black women'],
    ['bijela košulja muška', 'shirt whites men'],
    ['kosulja na kockice', 'shirt checked'],
    ['haljina za svadbu', 'dress occasions'],
    ['sivi vuneni kaput', 'woolCoat grey'],
    ['smeđe kožne čizme', 'boots leather brown|camel'],
    ['prugasta majica', 'tee|longSleeve|tank striped'],
    ['crna dolčevita', 'rollNeck black'],
    ['bijele tenisice', 'trainers whites'],
    ['cipele do 150 eura', 'shoes <150'],
    ['ženske hlače veličina 38', 'trousers women size:38'],
    ['poklon za curu', 'women'],
    ['torba bez kože', 'bag -leather'],
    ['traper jaknu', 'denimJacket'],
    ['halina crvena', 'dress red'],
    ['ženske sandale', 'sandals women'],
  ],
};
