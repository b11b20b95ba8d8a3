import type { HeldOut } from './held-out.ts';

export const sl: HeldOut = {
  third: [
    ['črne kavbojke ženske', 'jeans black women'],
    ['bela srajca moška', 'shirt whites men'],
    ['obleka za poroko', 'dress|set occasions'],
    ['volnen plasc', 'woolCoat'],
    ['rjavi usnjeni škornji', 'boots leather brown|camel'],
    ['črtasta majica', 'tee|longSleeve|tank striped'],
    ['karirasta krila', 'skirt checked'],
    ['rožnate obleke', 'dress pink'],
    ['čevlji pod 150 evrov', 'shoes <150'],
    ['ženske hlače velikost 38', 'trousers women size:38'],
    ['darilo za mamo', 'women'],
    ['pulover brez volne', 'jumper|cardigan|sweatshirt -wool'],
    ['jopica s kapuco', 'hoodie'],
    ['usnjena torbica', 'bag leather'],
    ['siv pulovr', 'jumper|cardigan|sweatshirt grey'],
    ['ženski sandali', 'sandals women'],
  ],
};
