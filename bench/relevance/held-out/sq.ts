import type { HeldOut } from './held-out.ts';

export const sq: HeldOut = {
  third: [
    ['xhinse te zeza per femra', 'jeans black women'],
    ['kemishe e bardhe meshkuj', 'shirt whites men'],
    ['fustan për dasmë', 'dress occasions'],
    ['pallto leshi gri', 'woolCoat grey'],
    ['çizme lëkure kafe', 'boots leather brown|camel'],
    ['bluzë me vija', 'tee|longSleeve|tank|blouse|jumper|sweatshirt striped'],
    ['pulovër me qafë të lartë', 'rollNeck'],
    ['atlete të bardha', 'trainers whites'],
    ['këpucë deri në 15000 lekë', 'shoes <15000'],
    ['pantallona femra masa 38', 'trousers women size:38'],
    ['dhurate per mamin', 'women'],
    ['triko pa lesh', 'jumper|cardigan -wool'],
    ['xhaketë xhins', 'denimJacket'],
    ['fund plisé', 'pleatedSkirt'],
    ['fustani i kuq', 'dress red'],
    ['sandale për femra', 'sandals women'],
  ],
};
