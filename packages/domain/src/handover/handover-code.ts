import { readCode } from '../device/device-code.ts';

/** Of the letters of `device-code.ts`: 60 bits, for as long as two people stand beside each other. */
export const handoverCodeLength = 12;

/** How long a code can be read, in minutes. To pay, the shopper may have to find the phone first. */
export const handoverMinutes = { move: 5, pay: 10 } as const;

/** A mail is read on the way home. */
export const mailedHandoverHours = 24;

/** As it is read aloud: `ABCD-EFGH-2345`. */
export const writeHandoverCode = (code: string): string => code.match(/.{4}/g)?.join('-') ?? code;

/** Out of what was typed, or of what a scanner read; undefined for anything else. */
export function findHandoverCode(text: string): string | undefined {
  return readHandoverLink(text) ?? whole(text);
}

/** Out of the square code alone. A scanner that is set to another keyboard types other signs in between. */
export function readHandoverLink(text: string): string | undefined {
  const [, given] = /handover\W([\dA-Z]+)(?:\Wpay)?$/i.exec(text.trim()) ?? [];
  return given && whole(given);
}

function whole(given: string): string | undefined {
  const code = readCode(given);
  return code.length === handoverCodeLength ? code : undefined;
}
