/** What of a product is changed as a whole. */
type OwnField = 'badges' | 'tags' | 'pictures' | 'facts' | 'styleFacts' | 'colourNames' | 'callouts' | 'leavesAt';

/** What of a product a change is about. Texts and `styleFacts` belong to its style, all the rest to itself. */
export type Field = { kind: OwnField } | { kind: 'texts'; language: string } | { kind: 'price'; market: string };

export function readField(name: string): Field {
  const [kind, of = ''] = name.split(':', 2);
  if (kind === 'texts') return { kind, language: of };
  if (kind === 'price') return { kind, market: of };
  return { kind: kind as OwnField };
}

export const textsField = (language: string): string => `texts:${language}`;
export const priceField = (market: string): string => `price:${market}`;
