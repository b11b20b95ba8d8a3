import type { MeasureSign, Place } from './measure.ts';

/** The sign that begins at a token, and the token after it. */
export function signAt({ tokens, signs, at }: Place): { id: MeasureSign['id']; to: number } | undefined {
  const token = tokens[at];
  const sign = token && token.length > 0 ? signs.find((each) => each.at === token.at) : undefined;
  if (!sign) return undefined;
  const end = sign.at + sign.length;
  const last = tokens.findIndex((each) => each.length > 0 && each.at < end && each.at + each.length >= end);
  return { id: sign.id, to: last + 1 };
}
