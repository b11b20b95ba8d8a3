import type { SynonymGroup } from '@selvedge/contract/catalogue/search-words.ts';

const same = (language: string, ...words: string[]): SynonymGroup => ({ language, words, oneWay: false });

/** What shoppers call things that the demo calls otherwise. */
export const demoSynonyms: readonly SynonymGroup[] = [
  same('en', 'jumper', 'sweater', 'pullover'),
  same('en', 'trousers', 'pants', 'slacks'),
  same('en', 'sneakers', 'trainers', 'gym shoes'),
  same('en', 'roll neck', 'polo neck', 'turtleneck'),
  same('en', 'tee', 't-shirt', 'tshirt'),
  same('en', 'beanie', 'woolly hat'),
  same('en', 'crossbody', 'shoulder bag'),
  same('en', 'trench coat', 'raincoat', 'mac'),
  same('en', 'puffer', 'down jacket', 'quilted jacket'),
  same('de', 'pullover', 'pulli', 'sweater'),
  same('de', 'rollkragenpullover', 'rolli'),
  same('da', 'sweater', 'striktrøje', 'strik'),
  same('fr', 'pull', 'chandail', 'tricot'),
];
