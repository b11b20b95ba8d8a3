/** Letters and digits that nobody takes for another when they read one screen and type on the next. */
export const codeLetters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
export const codeLength = 8;
export const codeMinutes = 15;

/** As it is compared: without gaps, in capitals. */
export function readCode(typed: string): string {
  return typed.toUpperCase().replaceAll(/[^\dA-Z]/g, '');
}

/** As it is read aloud: `ABCD-2345`. */
export function writeCode(code: string): string {
  return `${code.slice(0, codeLength / 2)}-${code.slice(codeLength / 2)}`;
}
