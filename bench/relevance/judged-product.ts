import type { AssortmentOption, AssortmentStyle } from '@selvedge/contract/catalogue/assortment.ts';
import { productId } from '@selvedge/domain/catalogue/product-id.ts';

/** What is known of a product without reading any text of its language. */
export type JudgedProduct = {
  id: string;
  /** The trade's word for it, as 'Denim/Jackets'. */
  kind: string;
  name: string;
  gender: 'women' | 'men' | '';
  colour: string;
  dye: string;
  materials: readonly string[];
  fits: readonly string[];
  categories: readonly string[];
  sizes: readonly string[];
  isGiftCard: boolean;
  isSet: boolean;
  description: string;
};

export function judgedProduct(style: AssortmentStyle, option: AssortmentOption): JudgedProduct {
  const { styleNumber, categories, attributes } = style;
  const first = categories[0] ?? '';
  return {
    id: productId({ styleNumber, colour: option.colour, optionId: option.optionId }),
    kind: `${style.ediCategory}/${style.ediSubCategory}`,
    name: style.texts.en!.name,
    gender: first.startsWith('women') ? 'women' : first.startsWith('men') ? 'men' : '',
    colour: option.colourFamily,
    dye: option.colour,
    materials: attributes.material ?? [],
    fits: attributes.fit ?? [],
    categories,
    sizes: option.variants.map(({ size }) => size.id),
    isGiftCard: style.kind === 'giftCard',
    isSet: style.kind === 'set',
    description: style.texts.en!.description,
  };
}
