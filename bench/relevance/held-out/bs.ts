import type { HeldOut } from './held-out.ts';

export const bs: HeldOut = {
  third: [
    ['farmerke ženske crne', 'jeans black women'],
    ['bijela kosulja muska', 'shirt whites men'],
    ['haljina za vjenčanje', 'dress occasions'],
    ['vuneni kaputi muški', 'woolCoat men'],
    ['braon kožne čizme', 'boots leather brown|camel'],
    ['majica na pruge', 'tee|longSleeve|tank striped'],
    ['crna rolka', 'rollNeck black'],
    ['bijele patike', 'trainers whites'],
    ['cipele do 300 KM', 'shoes <300'],
    ['pantalone ženske veličina 38', 'trousers women size:38'],
    ['poklon za tatu', 'men'],
    ['džemper bez vune', 'jumper|cardigan -wool'],
    ['teksas jakna', 'denimJacket'],
    ['plisirane suknje', 'pleatedSkirt'],
    ['dukserica s kapuljačom', 'hoodie'],
    ['sandale ženske', 'sandals women'],
  ],
};
