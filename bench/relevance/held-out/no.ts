import type { HeldOut } from './held-out.ts';

export const no: HeldOut = {
  third: [
    ['olabukse herre', 'jeans men'],
    ['hvit skjorte herre', 'shirt whites men'],
    ['kjole til bryllup', 'dress occasions'],
    ['grå ullfrakk herre', 'woolCoat grey men'],
    ['brune skinnstøvletter', 'boots leather brown|camel'],
    ['stripete genser', 'jumper|sweatshirt|longSleeve|tee striped'],
    ['svart høyhalser', 'rollNeck black'],
    ['hvite joggesko', 'trainers whites'],
    ['sko under 1500 kr', 'shoes <1500'],
    ['dame bukse størrelse 38', 'trousers women size:38'],
    ['gave til mamma', 'women'],
    ['genser uten ull', 'jumper|cardigan|sweatshirt -wool'],
    ['dongerijakke', 'denimJacket'],
    ['plissert skjørt', 'pleatedSkirt'],
    ['gronne kjoler', 'dress green|khaki'],
    ['sandaler dame', 'sandals women'],
  ],
};
