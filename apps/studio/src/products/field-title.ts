import { languageName } from '../lists/filter-markets.ts';
import { text } from '../texts/text.ts';

const own = ['tags', 'badges', 'pictures', 'facts', 'styleFacts', 'colourNames', 'callouts', 'leavesAt'] as const;
const isOwn = (kind: string | undefined): kind is (typeof own)[number] => own.some((each) => each === kind);

/** What a change is about, in words: `price:sv-SE` is the price there. */
export function fieldTitle(field: string): string {
  const [kind, of = ''] = field.split(':', 2);
  if (kind === 'price') return text('products.field.price', { market: of });
  if (kind === 'texts') return text('products.field.texts', { language: languageName(of) });
  return isOwn(kind) ? text(`products.field.${kind}`) : field;
}
