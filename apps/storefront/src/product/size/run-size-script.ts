import type { Variant } from '@selvedge/contract/catalogue/product.ts';
import { sizeScriptLabel } from '@selvedge/domain/catalogue/variant-label.ts';
import { addForeignScript } from '../../foreign-scripts/add-foreign-script.ts';

export type Told = { market: string; productId: string; variant: Variant | undefined };

/** The market's size script, and what it reads at the size control: the product, and the size in its own words. Nothing of the person. */
export function runSizeScript(src: string, { productId, variant }: Pick<Told, 'productId' | 'variant'>): void {
  const control = document.getElementById('sizes');
  if (control) Object.assign(control.dataset, { productId, sizeLabel: variant ? sizeScriptLabel(variant) : '' });
  addForeignScript({ name: 'sizeScript', src, globals: ['sizeScript'] });
}
