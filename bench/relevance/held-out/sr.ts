import type { HeldOut } from './held-out.ts';

export const sr: HeldOut = {
  third: [
    ['crne farmerke zenske', 'jeans black women'],
    ['bela kosulja muska', 'shirt whites men'],
    ['хаљина црвена', 'dress red'],
    ['haljine za svadbu', 'dress occasions'],
    ['sivi vuneni kaput', 'woolCoat grey'],
    ['braon kožne čizme', 'boots leather brown|camel'],
    ['karirana košulja', 'shirt checked'],
    ['crna rolka', 'rollNeck black'],
    ['patike do 15000 dinara', 'trainers <15000'],
    ['pantalone ženske veličina 38', 'trousers women size:38'],
    ['poklon za dečka', 'men'],
    ['duks bez kapuljače', 'sweatshirt'],
    ['teksas jakna', 'denimJacket'],
    ['plisirana suknja', 'pleatedSkirt'],
    ['kozni kajis braon', 'belt leather brown|camel'],
    ['ženske sandale', 'sandals women'],
  ],
};
