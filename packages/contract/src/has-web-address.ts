/** Endings that begin no sentence: what stands before them is an address, however it is spaced. */
const plainEndings = 'com|net|org|info|biz|xyz';
/** The others are words in some language: they count where no space divides the dot from them, as after the end of a sentence. */
const otherEndings = `${plainEndings}|shop|online|site|store|app|dev|top|club|link|click|page|live|website|icu|[a-z]{2}|рф|укр|бг|срб|мкд`;

const dots = /[\u3002\uff0e\uff61\u2024\u2027\u2219\u00b7\u30fb\u0701\u0702\u06d4]/gu;
const writtenDots = / ?[[({<] ?(?:dot|punkt|point|punto|\.) ?[\])}>] ?/giu;
const spelledDots = new RegExp(`(?<=[\\p{L}\\p{N}]) (?:dot|punkt|point|punto) (?=(?:${plainEndings})(?!\\p{L}))`, 'giu');
const spacedLetters = /(?<=(?<![^\s])\S) (?=\S(?![^\s]))/gu;

const forms = [
  /: ?\/ ?\//u,
  /h ?t ?t ?p ?s? ?:/iu,
  /(?<![\p{L}\p{N}])www ?\./iu,
  /(?<!\d)\d{1,3}(?:\.\d{1,3}){3}(?!\d)/u,
  new RegExp(`[\\p{L}\\p{N}] ?\\. ?(?:${plainEndings})(?![\\p{L}\\p{N}])`, 'iu'),
  new RegExp(`[\\p{L}\\p{N}] \\. ?(?:${otherEndings})(?![\\p{L}\\p{N}])`, 'iu'),
  new RegExp(`[\\p{L}\\p{N}]\\.(?:${otherEndings}|\\p{L}{2,24}/)(?![\\p{L}\\p{N}])`, 'iu'),
];

/**
 * Whether somebody would find the way to a web site in it: with or without `http` and `www`, spaced out, with other signs for the dot or with
 * the word for it. What a buyer writes goes out in our name, and a link in it would be ours, too.
 */
export function hasWebAddress(text: string): boolean {
  const plain = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    // One space says as much as a thousand, and is read in no time.
    .replace(/\s+/gu, ' ')
    .replace(dots, '.')
    .replace(writtenDots, '.')
    .replace(spelledDots, '.');
  return forms.some((form) => form.test(plain) || form.test(plain.replace(spacedLetters, '')));
}
