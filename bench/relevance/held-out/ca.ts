import type { HeldOut } from './held-out.ts';

export const ca: HeldOut = {
  third: [
    ['texans negres dona', 'jeans black women'],
    ['camisa blanca home', 'shirt whites men'],
    ['vestit per a casament', 'dress occasions'],
    ['abric de llana gris', 'woolCoat grey'],
    ['botes de pell marrons', 'boots leather brown|camel'],
    ['samarreta de ratlles', 'tee|longSleeve|tank striped'],
    ['jersei de coll alt negre', 'rollNeck black'],
    ['vambes blanques', 'trainers whites'],
    ['sabates per menys de 150 euros', 'shoes <150'],
    ['pantalons dona talla 38', 'trousers women size:38'],
    ['regal per la mare', 'women'],
    ['jersei sense llana', 'jumper|cardigan -wool'],
    ['jaqueta texana', 'denimJacket'],
    ['faldilles plisades', 'pleatedSkirt'],
    ['camises de quadres', 'shirt checked'],
    ['sandàlies dona', 'sandals women'],
  ],
};
