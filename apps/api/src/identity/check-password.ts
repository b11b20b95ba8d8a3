import { readFileSync } from 'node:fs';

const shortest = 8;
const longest = 128;

/** What everybody tries first, from the lists of the MIT-licensed zxcvbn-ts; shorter ones are refused anyway. */
const common = new Set(readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8').split('\n'));

/** The key of what is wrong with a new password, or undefined. Length counts, kinds of characters don't. */
export function passwordProblem(password: string, email: string): string | undefined {
  const length = [...password].length;
  if (length < shortest) return 'login.error.password_short';
  if (length > longest) return 'login.error.password_long';
  return isGuessable(password.normalize('NFKC').toLowerCase(), email) ? 'login.error.password_common' : undefined;
}

function isGuessable(password: string, email: string): boolean {
  const [name = ''] = email.split('@', 1);
  if (password === email || password === name || new Set(password).size < 3) return true;
  // `Password1!` is no better than `password`.
  return common.has(password) || common.has(password.replace(/[\d!?.*_#-]+$/, ''));
}
