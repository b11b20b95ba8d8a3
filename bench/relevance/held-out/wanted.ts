import * as facts from '../facts.ts';
import type { Intent } from '../intents.ts';

const { all, any, below, above, colour, cutAs, dye, inCategory, made, named, size } = facts;
const qualities: Record<string, facts.Test> = {
  ...{ dotted: facts.dotted, floral: facts.floral, corduroy: facts.corduroy, patterned: facts.patterned },
  ...{ striped: facts.striped, checked: facts.checked, women: facts.women, men: facts.men, blues: facts.blues },
  ...{ sandals: facts.sandals, gloves: facts.gloves },
  pleatedSkirt: facts.pleatedSkirt,
  miniSkirt: facts.miniSkirt,
  whites: colour('white', 'off-white'),
  wool: made('wool'),
  cotton: made('cotton'),
  linen: made('linen'),
  leather: made('leather'),
  denim: made('denim'),
  canvas: made('canvas'),
  satin: named(/satin/i),
  suede: named(/suede/i),
  cable: named(/cable/i),
  pleated: named(/pleated/i),
  herringbone: named(/herringbone/i),
  pinstripe: named(/pinstripe/i),
  Burgundy: dye('Burgundy'),
  wide: any(cutAs('wide'), named(/wide/)),
  slim: any(cutAs('slim'), named(/slim/)),
  straight: any(cutAs('straight'), named(/straight/)),
  occasions: inCategory(/occasions/),
  work: inCategory(/edits-work/),
  travel: inCategory(/edits-travel/),
  sale: inCategory(/^sale/),
  new: inCategory(/new-in/),
};
for (const family of 'black navy grey off-white red beige brown camel pink white green orange khaki light-blue blue purple turquoise yellow'.split(
  ' ',
))
  qualities[family] = colour(family);

/** 'jumper|cardigan <100 -wool': every word must hold, one of those that stand side by side, and none behind a dash. */
export function wanted(text: string): Intent {
  return { 3: all(...text.split(' ').map(each)) };
}

function each(part: string): facts.Test {
  if (part.startsWith('<')) return below(Number(part.slice(1)));
  if (part.startsWith('>')) return above(Number(part.slice(1)));
  if (part.startsWith('size:')) return size(part.slice(5));
  if (part.startsWith('-')) {
    const test = each(part.slice(1));
    return (product, price) => !test(product, price);
  }
  return any(...part.split('|').map(factOf));
}

function factOf(word: string): facts.Test {
  const test = qualities[word] ?? (facts as unknown as Record<string, facts.Test>)[word];
  if (!test) throw new Error(`No fact is called ${word}`);
  return test;
}
