import type { HeldOut } from './held-out.ts';

export const sk: HeldOut = {
  third: [
    ['šaty na svadbu', 'dress occasions'],
    ['sivé tepláky', 'joggers grey'],
    ['čierne rifle dámske', 'jeans black women'],
    ['čierny rolák', 'rollNeck black'],
    ['biela košeľa pánska', 'shirt whites men'],
    ['ko3e2a kockovaná', 'shirt checked'],
    ['vlneny kabat damsky', 'woolCoat women'],
    ['hnedé kožené čižmy', 'boots leather brown|camel'],
    ['pruhované tričká', 'tee|longSleeve|tank striped'],
    ['kvetované šaty', 'dress floral'],
    ['topánky do 150 eur', 'shoes <150'],
    ['džínsy pánske veľkosť 32', 'jeans men size:32'],
    ['darček pre manželku', 'women'],
    ['sveter bez vlny', 'jumper|cardigan -wool'],
    ['kabelka cez plece', 'crossbody'],
    ['dámske sandále', 'sandals women'],
  ],
};
