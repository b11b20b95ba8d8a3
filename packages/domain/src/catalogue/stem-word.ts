/**
 * Endings by language, of folded words: plural, case and gender, which is what separates the word on a label from the
 * word in a search box. Deliberately light: a stemmer that also removes derivations finds 'university' for 'universe'.
 */
const endings: Readonly<Record<string, string>> = {
  de: 'ers ern em en er es e n s',
  nl: 'eren en es e s',
  sv: 'arnas ernas ornas arna erna orna aren eren ande ar er or en et na as a e n s t',
  da: 'ernes erne erens eren ene er en et es e s',
  no: 'enes ene erne ane ens ets ers ar er en et es e a s',
  fr: 'issements eaux eau aux euses euse eux ives ive ees es ee er e s x',
  it: 'he hi ie ia io i e a o',
  es: 'es as os s a o e',
  ca: 'es os s a e',
  pt: 'oes aes ais eis es as os s a o e',
  ro: 'urilor elor ilor ului ii le ei ul ua lor uri i e a u',
  pl: 'owych owego ami ach owie ego emu ych ich owa owy owe ow em ie om ej ia a e i o u y',
  cs: 'ovych oveho ami ach eho ych ich ova ovy ove ou um em ech im ym a e i o u y',
  sk: 'ovych oveho ami ach eho ych ich ova ovy ove ou om och im ym a e i o u y',
  sl: 'ami ama ega emu imi ov ev ih em om ah am a e i o u',
  hr: 'ovima evima ima ama oga omu ove eve ova ih im om em a e i o u',
  mk: 'овите евите ите ата ето ови еви ни на та то а е и о',
  bg: 'овете евете ите ата ята ето ове еве ия та то а е и о я',
  uk: 'ами ями ого ому ових ою ею ів ах ях ий их им ої а е и і о у ь я ю',
  el: 'ους ων ες ας ης ος οι ου α ε η ι ο υ ω σ',
  hu: 'okkal ekkel okat eket okban ekben oknak eknek ban ben nak nek val vel bol rol tol ok ek ak ot et at k t',
  tr: 'larin lerin lari leri lar ler nin nun in un yi yu si su i u',
  fi: 'issa issta ista illa iden jen ssa sta lla lta lle ksi jat ien ia ja at it et en an in a t n',
  et: 'idega dega ides tega dest del des ide te id ad ud it de t d s',
  lv: 'iem ajam am as es is us os em im um a e i u s',
  lt: 'iems oms ems ams iai ai ei iu os es as is us u a e i s',
  sq: 'eve ave ve et at it ja ha a e i u',
  hy: 'ներից ներով ներում ներ երից եր ով ում ից ը ի ն',
  ar: 'ات ون ين ان ها يه ه ي',
};
const same: Readonly<Record<string, string>> = { sr: 'hr', bs: 'hr', nb: 'no' };

const tables = new Map<string, readonly string[]>();
function endingsOf(language: string): readonly string[] {
  let table = tables.get(language);
  if (!table) {
    table = (endings[same[language] ?? language] ?? '')
      .split(' ')
      .filter(Boolean)
      .sort((a, b) => b.length - a.length);
    tables.set(language, table);
  }
  return table;
}

const shortestStem = 3;

/** The part of a folded word that its forms share. Numbers and short words are left alone. */
export function stemWord(word: string, language: string): string {
  if (word.length <= shortestStem || /\d/.test(word)) return word;
  if (language === 'en') return stemEnglish(word);
  const bare = language === 'ar' ? word.replace(/^(?:وال|بال|كال|فال|ال|لل)(?=..)/, '') : word;
  const ending = endingsOf(language).find((each) => bare.length - each.length >= shortestStem && bare.endsWith(each));
  return ending ? bare.slice(0, -ending.length) : bare;
}

function stemEnglish(word: string): string {
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x|z)es$/.test(word)) return word.slice(0, -2);
  if (word.endsWith('s') && !/(?:ss|us|is)$/.test(word)) return word.slice(0, -1);
  return word;
}
