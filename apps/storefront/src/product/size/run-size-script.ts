import type { Variant } from '@selvedge/contract/catalogue/product.ts';
import { content } from '@selvedge/contract/content.ts';
import { sizeScriptLabel } from '@selvedge/domain/catalogue/variant-label.ts';
import { addForeignScript } from '../../consent/add-foreign-script.ts';
import { callIn } from '../../session/call-in.ts';

export type Told = { market: string; productId: string; variant: Variant | undefined };

/** Loaded scripts by market: a second one in the same document would measure everybody twice. */
const loaded = new Map<string, Promise<void>>();

/** The market's size script, and what it reads at the size control: the product, and the size in its own words. Nothing of the person. */
export function runSizeScript({ market, productId, variant }: Told): Promise<void> {
  const control = document.getElementById('sizes');
  if (control) Object.assign(control.dataset, { productId, sizeLabel: variant ? sizeScriptLabel(variant) : '' });
  const loading = loaded.get(market) ?? load(market);
  loaded.set(market, loading);
  return loading;
}

async function load(market: string): Promise<void> {
  const answer = await callIn(market)(content.sizeGuideSettings);
  const src = answer.hasError ? undefined : answer.data.sizeScript;
  if (!src) return;
  addForeignScript(src);
}
