import type { HeldOut } from './held-out.ts';

export const mk: HeldOut = {
  third: [
    ['црни фармерки женски', 'jeans black women'],
    ['бела кошула машка', 'shirt whites men'],
    ['crven fustan', 'dress red'],
    ['фустан за свадба', 'dress occasions'],
    ['сив волнен капут', 'woolCoat grey'],
    ['кафени кожни чизми', 'boots leather brown|camel'],
    ['маица на риги', 'tee|longSleeve|tank striped'],
    ['црна ролка', 'rollNeck black'],
    ['бели патики', 'trainers whites'],
    ['чевли до 9000 денари', 'shoes <9000'],
    ['женски панталони големина 38', 'trousers women size:38'],
    ['подарок за мајка ми', 'women'],
    ['џемпер без волна', 'jumper|cardigan -wool'],
    ['ko[ula', 'shirt'],
    ['дуксерка со качулка', 'hoodie'],
    ['женски сандали', 'sandals women'],
  ],
};
