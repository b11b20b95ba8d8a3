/** A piece of a document: a text, or what was written as bytes before and is only copied. */
export type Piece = string | Uint8Array;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

export const written = (text: string): Uint8Array => encoder.encode(text);

export const joinPieces = (pieces: readonly Piece[]): string =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : decoder.decode(piece))).join('');
