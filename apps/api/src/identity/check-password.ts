import { readFileSync } from 'node:fs';
import { type PasswordFilter, readPasswordFilter } from './password-filter.ts';

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
  if (isGuessable(normal.toLowerCase(), email)) return 'login.error.password_common';
  return isBreached(normal) ? 'login.error.password_breached' : undefined;
}

export function normalizePassword(password: string): string {
  return password.normalize('NFKC');
}

/** A larger list of the owner's own in place of ours; read when the shop starts, so that a file which is none is told of at once. */
export function useBreachedPasswords(file: string | undefined): void {
  if (file !== undefined) breached = readPasswordFilter(file);
}

let breached: PasswordFilter | undefined;

function isBreached(password: string): boolean {
  breached ??= readPasswordFilter(new URL('./breached-passwords.bloom', import.meta.url));
  return breached.has(password) || breached.has(password.toLowerCase());
}

function isGuessable(password: string, email: string): boolean {
  const [name = ''] = email.split('@', 1);
  if (password === email || password === name || new Set(password).size < 3) return true;
  // `Password1!` is no better than `password`.
  return common.has(password) || common.has(password.replace(/(?<![\d!?.*_#-])[\d!?.*_#-]+$/, ''));
}
