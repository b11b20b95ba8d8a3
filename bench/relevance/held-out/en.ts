import type { HeldOut } from './held-out.ts';

export const en: HeldOut = {
  third: [
    ['mens navy wool overcoat', 'woolCoat navy men'],
    ['polka dot frock', 'dress dotted'],
    ['tracksuit bottoms grey', 'joggers grey'],
    ['ladies woolly jumper', 'jumper|cardigan wool women'],
    ['cord jacket', 'denimJacket|blazer corduroy'],
    ['brown leather ankle boots womens', 'boots leather brown|camel women'],
    ['wedding guest dress', 'dress occasions'],
    ['shoes under £100', 'shoes <100'],
    ['mens jeans 32 waist', 'jeans men size:32'],
    ['present for my boyfriend', 'men'],
    ['non leather bag', 'bag -leather'],
    ['black trowsers', 'trousers|joggers|jeans black'],
    ['stripy top ladies', 'tee|longSleeve|tank|blouse|jumper|sweatshirt striped women'],
    ['bobble hat', 'beanie'],
    ['green satin skirt', 'skirt satin green|khaki'],
    ['strappy sandals', 'sandals'],
  ],
};
