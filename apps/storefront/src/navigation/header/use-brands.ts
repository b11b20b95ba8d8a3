import type { SubBrand } from '@selvedge/contract/navigation.ts';
import { activeBrand } from '@selvedge/domain/brand/active-brand.ts';
import { showsMultiBrandMenu } from '@selvedge/domain/navigation/menu.ts';
import { usePage, useToggles } from '../../lib/shop-context.tsx';

/** The brands that this page offers, none where a shopper is busy, and the one whose page it is. */
export function useBrands(): { brands: readonly SubBrand[]; active: SubBrand | undefined } {
  const { navigation, content } = usePage();
  const toggles = useToggles();
  const { url, alias } = content._meta;
  const brands = showsMultiBrandMenu(alias, toggles.multiBrandMenu) ? navigation.multiBrandMenu : [];
  return { brands, active: activeBrand(brands, url, content.product?.subBrand) };
}
