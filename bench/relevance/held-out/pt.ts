import type { HeldOut } from './held-out.ts';

export const pt: HeldOut = {
  third: [
    ['calças de ganga pretas mulher', 'jeans black women'],
    ['camisa branca homem', 'shirt whites men'],
    ['vestido para casamento', 'dress occasions'],
    ['sobretudo de lã cinzento', 'woolCoat grey'],
    ['botins castanhos pele', 'boots leather brown|camel'],
    ['t-shirt às riscas', 'tee|longSleeve|tank striped'],
    ['camisola gola alta preta', 'rollNeck black'],
    ['ténis brancos', 'trainers whites'],
    ['sapatos até 120 euros', 'shoes <120'],
    ['calcas senhora tamanho 38', 'trousers women size:38'],
    ['prenda para o namorado', 'men'],
    ['camisola sem lã', 'jumper|sweatshirt -wool'],
    ['blusão de ganga', 'denimJacket'],
    ['saias plissadas', 'pleatedSkirt'],
    ['camisa aos quadrados', 'shirt checked'],
    ['sandálias senhora', 'sandals women'],
  ],
};
