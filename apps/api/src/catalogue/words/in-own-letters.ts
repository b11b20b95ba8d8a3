import { wordsOf } from '@selvedge/domain/catalogue/fold-text.ts';
import { stemWord } from '../language/stem-word.ts';
import { stopWords } from '../language/stop-words.ts';
import { withoutWords } from '../language/without-words.ts';
import { writtenWords } from './name-words.ts';
import { wordsIn } from './words-in.ts';

type Rules = readonly (readonly [RegExp, string])[];
/** How words of a language sound in Latin letters: its own, folded, and as people type them. Letters that are read in several ways are tried in all. */
type Letters = { own: Rules; typed: Rules; several?: Readonly<Record<string, readonly string[]>>; hasNoVowels?: boolean };

const rules = (list: string): Rules =>
  list.split(' ').map((each) => {
    const at = each.lastIndexOf('=');
    return [new RegExp(each.slice(0, at), 'g'), each.slice(at + 1)] as const;
  });

const letters: Readonly<Record<string, Letters>> = {
  el: {
    own: rules(
      'ου=u [αά]υ=av ευ=ev μπ=v ντ=d γ[κγ]=g οι=i ει=i αι=e α=a β=v γ=g δ=d ε=e ζ=z η=i θ=th ι=i κ=k λ=l μ=m ν=n ξ=ks ο=o π=p ρ=r σ=s τ=t υ=i φ=f χ=h ψ=ps ω=o',
    ),
    typed: rules('o[uy]=u mp=v nt=d g[kg]=g 8=th 3=ks w=o [ck]h=h ph=f a[uy]=av e[uyf](?=[^aeio]|$)=ev [eo]i=i ai=e c=k y=i b=v'),
    several: { x: ['ks', 'h'], h: ['i', 'h'] },
  },
  bg: {
    own: rules(
      'щ=sht ж=zh ш=sh ч=ch ц=c ю=iu я=ia а=a б=b в=v г=g д=d е=e з=z и=i к=k л=l м=m н=n о=o п=p р=r с=s т=t у=u ф=f х=h ь=i ъ=@',
    ),
    typed: rules('4=ch 6=sh q=ia [yj]a=ia [yj]u=iu (?<!z)j=zh w=v ts=c x=h kh=h'),
    several: { '@': ['a', 'u', 'y'] },
  },
  uk: {
    own: rules(
      'щ=shch ж=zh ш=sh ч=ch ц=c ю=iu я=ia є=ie а=a б=b в=v г=@ д=d е=e з=z [иії]=i к=k л=l м=m н=n о=o п=p р=r с=s т=t у=u ф=f х=h ь=',
    ),
    typed: rules('[yj]a=ia [yj]u=iu [yj]e=ie kh=h x=h ts=c w=v [yj]i=i [yj]=i'),
    several: { '@': ['g', 'h'] },
  },
  hy: {
    own: rules(
      'ու=u և=ev ա=a բ=b գ=g դ=d ե=e զ=z է=e ը=e թ=t ժ=zh ի=i լ=l խ=x [ծց]=c կ=k հ=h ձ=dz ղ=gh [ճչ]=ch մ=m յ=y ն=n շ=sh [ոօ]=o պ=p ջ=j [ռր]=r ս=s վ=v տ=t ւ=v փ=p ք=k ֆ=f',
    ),
    typed: rules('kh=x ts=c ph=p ^vo=o w=v'),
    several: { y: ['y', 'e'] },
  },
  ar: {
    own: rules('ش=sh خ=kh غ=gh ب=b [تطث]=t [جق]=g ح=h [دضذ]=d ر=r [زظ]=z [سص]=s ف=f ك=k ل=l م=m ن=n ه(?=.)=h [اعويه]='),
    typed: rules('7=h 5=kh 6=t 9=s th=t dh=d [jq8]=g [23aeiouwy]= v=f p=b c=k'),
    hasNoVowels: true,
  },
};

/**
 * A query in Latin letters in the letters of its language: 'poukamiso karo' is a shirt with checks in Greece, '4erna roklq' a black dress in
 * Bulgaria. Only words that people have for things can be told so.
 */
export function inOwnLetters(terms: string, language: string, doubtful: readonly string[]): string[] {
  const table = letters[language];
  if (!table || !/[a-z]/i.test(terms)) return [];
  const words = terms.toLowerCase().split(/\s+/);
  const isDoubtful = (word: string) => wordsOf(word, language).some((each) => doubtful.includes(each));
  const meant = words.map((word) => (/[a-z]/.test(word) ? (findWord(word, language, table) ?? word) : word));
  const found = [words.map((word, at) => (isDoubtful(word) ? meant[at]! : word)), meant].map((each) => each.join(' '));
  return [...new Set(found)].filter((each) => each !== words.join(' '));
}

const shortest = 3;
const shortestBare = 2;
/** How much longer a form may be than what its forms share. */
const longestEnding = 3;

/** The word that a typed one begins like, but for its ending: the nearest to it. Without vowels, only one that is the same. */
function findWord(typed: string, language: string, table: Letters): string | undefined {
  const known = soundsOf(language, table);
  for (const sound of readings(squeeze(replaceAll(typed, table.typed)), table)) {
    if (table.hasNoVowels) {
      if (sound.length >= shortestBare && typed.length > shortest && known.has(sound)) return known.get(sound);
      continue;
    }
    for (let length = sound.length; length >= Math.max(shortest, sound.length - longestEnding); length--) {
      const word = known.get(sound.slice(0, length));
      if (word) return word;
    }
    if (sound.length < shortest && known.has(sound)) return known.get(sound);
  }
  return undefined;
}

function readings(text: string, { several = {} }: Letters): string[] {
  return Object.entries(several).reduce(
    (all, [letter, others]) =>
      all.flatMap((each) => (each.includes(letter) ? others.map((other) => each.replaceAll(letter, other)) : [each])),
    [text],
  );
}

const replaceAll = (text: string, list: Rules): string => list.reduce((changed, [from, to]) => changed.replace(from, to), text);
/** The Greek sigma at the end of a word, which folding takes for any other. */
const ended = (word: string): string => word.replace(/σ$/, 'ς');
const squeeze = (text: string): string => text.replace(/(.)\1+/g, '$1');

const sounds = new Map<string, ReadonlyMap<string, string>>();

/** Words of a language by how they sound, and by how what their forms share does. What stands first in the tables comes first. */
function soundsOf(language: string, table: Letters): ReadonlyMap<string, string> {
  const known = sounds.get(language);
  if (known) return known;
  const found = new Map<string, string>();
  const { before } = withoutWords(language);
  const names = Object.values(wordsIn(language) ?? {}).flatMap((rows) => Object.values(rows));
  const all = [...names.flatMap((list) => writtenWords(list, language)), ...[...before, ...stopWords(language)].map(ended)];
  const folded = all.map((written) => ({ written, word: wordsOf(written, language)[0] ?? '' }));
  for (const form of [(word: string) => word, (word: string) => (table.hasNoVowels ? word : stemWord(word, language))])
    for (const { written, word } of folded)
      for (const sound of readings(squeeze(replaceAll(form(word), table.own)), table)) if (!found.has(sound)) found.set(sound, written);
  sounds.set(language, found);
  return found;
}
