import type { HeldOut } from './held-out.ts';

export const bg: HeldOut = {
  third: [
    ['черни дънки дамски', 'jeans black women'],
    ['бяла риза мъжка', 'shirt whites men'],
    ['4ervena roklq', 'dress red'],
    ['рокля за сватба', 'dress occasions'],
    ['сиво вълнено палто', 'woolCoat grey'],
    ['кафяви кожени боти', 'boots leather brown|camel'],
    ['тениска на райе', 'tee|longSleeve|tank striped'],
    ['пуловер с поло яка', 'rollNeck'],
    ['бели маратонки', 'trainers whites'],
    ['обувки под 150 евро', 'shoes <150'],
    ['дамски панталон размер 38', 'trousers women size:38'],
    ['подарък за мама', 'women'],
    ['пуловер без вълна', 'jumper|cardigan -wool'],
    ['дънково яке', 'denimJacket'],
    ['плисирани поли', 'pleatedSkirt'],
    ['дамски сандали', 'sandals women'],
  ],
};
