import type { MarketSettings } from '@selvedge/contract/market.ts';
import { staffProducts } from '@selvedge/contract/studio/products.ts';
import { errorText } from '../lib/error-text.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { useLoad } from '../lib/use-load.ts';
import { StateNote } from '../shell/state-note.tsx';
import { text } from '../texts/text.ts';
import { ProductEditor } from './product-editor.tsx';

/** Everything about one product. */
export function ProductScreen({ id, markets }: { id: string; markets: readonly MarketSettings[] }) {
  const { call } = useStudio();
  const { data, error, reload } = useLoad(`product ${id}`, () => call(staffProducts.get, { params: { id } }));
  const { data: choices } = useLoad('product choices', () => call(staffProducts.choices, {}));
  if (error && !data) return <StateNote isError title={text('products.one_failed')} advice={errorText(error)} onRetry={reload} />;
  if (!data) return <StateNote title={text('studio.loading')} />;
  return <ProductEditor loaded={data} markets={markets} choices={choices} />;
}
