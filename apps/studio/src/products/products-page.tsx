import type { ScreenProps } from '../lib/screen.ts';
import { ChangeScreen } from './change/change-screen.tsx';
import { ChangesPage } from './change/changes-page.tsx';
import { ImportPage } from './import/import-page.tsx';
import { ProductFinder } from './list/product-finder.tsx';
import { ProductScreen } from './product-screen.tsx';

/** The assortment: everything that is found, one product, one change of many, or a file. Ids of products hold an underscore, the rest does not. */
export function ProductsPage({ rest: [first, second], markets: { data: markets = [] } }: ScreenProps) {
  if (first === 'changes' && second) return <ChangeScreen key={second} id={second} />;
  if (first === 'changes') return <ChangesPage />;
  if (first === 'import') return <ImportPage />;
  if (first) return <ProductScreen key={first} id={first} markets={markets} />;
  return <ProductFinder markets={markets} />;
}
