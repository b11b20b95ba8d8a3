import type { RoomProps } from '../rooms.tsx';
import { ChangeRoom } from './change-room.tsx';
import { ChangesPage } from './changes-page.tsx';
import { ImportPage } from './import-page.tsx';
import { ProductFinder } from './product-finder.tsx';
import { ProductRoom } from './product-room.tsx';

/** The assortment: everything that is found, one product, one change of many, or a file. Ids of products hold an underscore, the rest does not. */
export function ProductsPage({ rest: [first, second], markets: { data: markets = [] } }: RoomProps) {
  if (first === 'changes' && second) return <ChangeRoom key={second} id={second} />;
  if (first === 'changes') return <ChangesPage />;
  if (first === 'import') return <ImportPage />;
  if (first) return <ProductRoom key={first} id={first} markets={markets} />;
  return <ProductFinder markets={markets} />;
}
