import { ijekavianWords, type Words } from './ijekavian-words.ts';

/** Garments and errands that have another name on the other side of the Atlantic. */
const northAmerican: Words = [
  [/\bjumper(s?)\b/gi, 'sweater$1'],
  [/\btrousers?\b/gi, 'pants'],
  [/(?<!personal )\btrainer(s?)\b/gi, 'sneaker$1'],
  [/\broll[- ]neck(s?)\b/gi, 'turtleneck$1'],
  [/(?<!\b(?:padded|suit) )\bvest(?: top)?(s?)\b/gi, 'tank top$1'],
  [/\b(?:waistcoat|gilet)(s?)\b/gi, 'vest$1'],
  [/\bturn-up(s?)\b/gi, 'cuff$1'],
  [/\b[Zz]ip\b(?! code)/g, 'zipper'],
  [/\brucksack(s?)\b/gi, 'backpack$1'],
  [/\bholdall(s?)\b/gi, 'duffel bag$1'],
  [/\ban autumn\b/gi, 'a fall'],
  [/\bautumn\b/gi, 'fall'],
  [/\bprogramme(s?)\b/gi, 'program$1'],
  [/\brecognis/gi, 'recogniz'],
  [/\bflat, floor\b/gi, 'apartment, floor'],
  [/\btown or city\b/gi, 'city'],
  [/\btown(?=,? (?:or )?postal code)/gi, 'city'],
  [/\bworking day(s?)\b/gi, 'business day$1'],
  [/\btick this box\b/gi, 'check this box'],
  [/\b(at|to) (the|a) till\b/gi, '$1 $2 register'],
  [/\bready to collect\b/gi, 'ready for pickup'],
  [/\bcollect(s|ing)? it\b/gi, 'pick$1 it up'],
  [/\bcollect in a store\b/gi, 'pick up in a store'],
];

const american: Words = [
  ...northAmerican,
  [/\bbasket(s?)\b/gi, 'bag$1'],
  [/\bparcel(s?)\b/gi, 'package$1'],
  [/\bpostal code(s?)\b/gi, 'ZIP code$1'],
  [/\bcolour/gi, 'color'],
  [/\bfavourite/gi, 'favorite'],
  [/\barmour/gi, 'armor'],
  [/\bfibre/gi, 'fiber'],
  [/\bgrey\b/gi, 'gray'],
  [/\b(cancel|travel|label)l(ed|ing)\b/gi, '$1$2'],
  [/\b(centi|milli)?metre(s?)\b/gi, '$1meter$2'],
  [/\bpyjama(s?)\b/gi, 'pajama$1'],
  [/\bjewellery\b/gi, 'jewelry'],
  [/\bper cent\b/gi, 'percent'],
  [/\benrol\b/gi, 'enroll'],
  [/\btowards\b/gi, 'toward'],
];

/** No ß, quotation marks as the French have them, and a credit note that German tax law has no say in. */
const swissGerman: Words = [
  [/ß/g, 'ss'],
  [/„/g, '«'],
  [/“/g, '»'],
  [/\bRechnungskorrektur(en)?\b/g, 'Gutschrift$1'],
];

const canadianFrench: Words = [
  [/\bde l’e-mail/gi, 'du courriel'],
  [/(?<!\p{L})à l’e-mail/giu, 'au courriel'],
  [/\bl’e-mail/gi, 'le courriel'],
  [/\bd’e-mail/gi, 'de courriel'],
  [/\bcet e-mail/gi, 'ce courriel'],
  [/\be-mail/gi, 'courriel'],
  [/\bdu week-end\b/gi, 'de la fin de semaine'],
  [/\ble week-end\b/gi, 'la fin de semaine'],
  [/\bun week-end\b/gi, 'une fin de semaine'],
  [/\bweek-end(s?)\b/gi, 'fin$1 de semaine'],
  [/\bcode ZIP\b/gi, 'code postal'],
  [/\bcarte(s?) cadeau(x?)\b/gi, 'carte$1-cadeau$2'],
  [/\bnuméro de mobile\b/gi, 'numéro de cellulaire'],
  [/\bsweat à capuche\b/gi, 'chandail à capuchon'],
  [/\bsweats(-shirts)?\b/gi, 'cotons ouatés'],
  [/\bsweat(-shirt)?\b/gi, 'coton ouaté'],
  [/\bpull(s?)\b/gi, 'chandail$1'],
  [/\bbaskets\b/gi, 'espadrilles'],
  [/\bbonnet( de marin)? côtelé(?!\p{L})/giu, 'tuque$1 côtelée'],
  [/\bbonnets marins\b/gi, 'tuques de marin'],
  [/\bbonnet(s?)\b/gi, 'tuque$1'],
  [/\bun (?=tuque)/gi, 'une '],
  [/\ble (?=tuque)/gi, 'la '],
  [/\bdu (?=tuque)/gi, 'de la '],
  [/(?<!\p{L})écharpe( large)? (pli|ray|tiss)ée(?!\p{L})/giu, 'foulard$1 $2é'],
  [/(?<!\p{L})écharpes( de laine,)? tissées(?!\p{L})/giu, 'foulards$1 tissés'],
  [/(?<=foulards tissés, )frangées\b/gi, 'frangés'],
  [/(?<!\p{L})écharpe(s?)(?!\p{L})/giu, 'foulard$1'],
  [/\bune (?=foulard)/gi, 'un '],
  [/\bl’(?=foulard)/gi, 'le '],
  [/\bd’(?=foulard)/gi, 'de '],
  [/[\u00a0\u202f](?=[;?!])/g, ''],
];

const flemish: Words = [
  [/\bthuisbezorgd\b/gi, 'thuis geleverd'],
  [/(?<!\p{L})(thuis|standaard)?bezorging(en)?\b/giu, '$1levering$2'],
  [/\bbezorg(methoden?|adres|kosten|dag|datum|optie|opties)\b/gi, 'leverings$1'],
  [/\bbezorger(s?)\b/gi, 'koerier$1'],
  [/\bbezorgd\b/gi, 'geleverd'],
  [/\bbezorgen\b/gi, 'leveren'],
  [/\bbezorg(t?)\b/gi, 'lever$1'],
  [/overhemd/gi, 'hemd'],
  [/\bmobiel nummer\b/gi, 'gsm-nummer'],
];

/** Of a language with several countries, what one of them writes otherwise. In small letters; a capital stays one. */
export const wordsOfCountries: Readonly<Record<string, Words>> = {
  'de-CH': swissGerman,
  'en-US': american,
  'en-CA': northAmerican,
  'fr-BE': [[/\bnuméro de mobile\b/gi, 'numéro de GSM']],
  'fr-CA': canadianFrench,
  'fr-CH': [[/\bcode postal\b/gi, 'NPA']],
  'nl-BE': flemish,
  'sr-ME': ijekavianWords,
};
