import { foldText } from '@selvedge/domain/catalogue/fold-text.ts';
import { pageUrl } from '@selvedge/domain/page/page-path.ts';

/** The address of a product in a market, by its name in the market's language. */
export function writeProductUrl({ market, isSet, name, id }: { market: string; isSet: boolean; name: string; id: string }): string {
  const slug = slugOf(name);
  return isSet ? pageUrl(market, 'productSetPage', { slug, id }) : pageUrl(market, 'productPage', { slug, productId: id });
}

function slugOf(name: string): string {
  return (
    foldText(name)
      .match(/[\p{L}\p{N}]+/gu)
      ?.join('-')
      .slice(0, 80) || 'p'
  );
}
