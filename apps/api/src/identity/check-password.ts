import { readFileSync } from 'node:fs';

const shortest = 8;
const longest = 128;

/** Beyond this nobody counts signs. */
const mostTyped = 1000;

/** What everybody tries first, from the lists of the MIT-licensed zxcvbn-ts; shorter ones are refused anyway. */
const common = new Set(readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8').split('\n'));

/** The key of what is wrong with a new password, or undefined. Length counts, kinds of characters don't. */
export function passwordProblem(password: string, email: string): string | undefined {
  if (password.length > mostTyped) return 'login.error.password_long';
  const normal = normalizePassword(password);
  const length = [...normal].length;
  if (length < shortest) return 'login.error.password_short';
  if (length > longest) return 'login.error.password_long';
  return isGuessable(normal.toLowerCase(), email) ? 'login.error.password_common' : undefined;
}

export function normalizePassword(password: string): string {
  return password.normalize('NFKC');
}

function isGuessable(password: string, email: string): boolean {
  const [name = ''] = email.split('@', 1);
  if (password === email || password === name || new Set(password).size < 3) return true;
  // `Password1!` is no better than `password`.
  return common.has(password) || common.has(password.replace(/(?<![\d!?.*_#-])[\d!?.*_#-]+$/, ''));
}
