import { languageName } from '../markets/filter-markets.ts';
import { text } from '../texts.ts';

/** What a change is about, in words: `price:sv-SE` is the price there. */
export function fieldTitle(field: string): string {
  const [kind, of = ''] = field.split(':', 2);
  if (kind === 'price') return text('products.field.price', { market: of });
  if (kind === 'texts') return text('products.field.texts', { language: languageName(of) });
  return kind === 'tags' || kind === 'badges' || kind === 'pictures' || kind === 'facts' ? text(`products.field.${kind}`) : field;
}
