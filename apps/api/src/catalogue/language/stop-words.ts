/** Words that say nothing about clothes, folded: prepositions, articles and what else would narrow a search without meaning to. */
const lists: Readonly<Record<string, string>> = {
  en: 'a an and at by for from in of on or the to with',
  de: 'am an aus bei das dem den der die ein eine einen fur im in mit oder und von zu',
  nl: 'de een en het in met of op te van voor',
  sv: 'av de den det en ett for i med och pa till',
  da: 'af de den det en et for i med og pa til',
  no: 'av de den det en et for i med og pa til',
  fr: 'a au aux avec d de des du en et l la le les ou pour qu sur un une',
  it: 'a agli ai al all alla con d da dall dei del dell della di e gli i il in l la le lo nell o per quell sull un una',
  es: 'a al con de del el en la las los o para por un una y',
  ca: 'a amb d de del dels el els en i l la les o per un una',
  pt: 'a ao aos as com da de do e em na no o os ou para um uma',
  pl: 'dla do i lub na o od w we z za ze',
  cs: 'a do i k na nebo o od pro s v z ze',
  sk: 'a alebo do i k na o od pre s v z zo',
  sl: 'in ali za z s v na iz do od',
  hr: 'i ili za od s sa u na iz',
  mk: 'i ili za od so vo na',
  bg: 'и или за от с със в във на',
  uk: 'і й та або для з із зі у в на під',
  fi: 'ja tai',
  et: 'ja voi',
  hu: 'a az es vagy',
  lt: 'ir arba is su',
  lv: 'un vai ar no',
  tr: 've veya icin ile bir',
  ro: 'a cu de din in la pe pentru sau si un o',
  el: 'και η για με σε απο το τα ο οι του την στο',
  ar: 'في من على او و مع',
  sq: 'e dhe ose per me nga te i',
  hy: 'եվ կամ համար',
};
const like: Readonly<Record<string, string>> = { sr: 'hr', bs: 'hr' };

const sets = new Map(Object.entries(lists).map(([language, words]) => [language, new Set(words.split(' '))]));
const none: ReadonlySet<string> = new Set();

export function stopWords(language: string): ReadonlySet<string> {
  return sets.get(like[language] ?? language) ?? none;
}
