import { PageLinks } from '../catalogue/page-links.tsx';
import { useListing } from './listing-context.tsx';

export function Pagination() {
  const { listing, query, hrefOf } = useListing();
  return <PageLinks page={listing.page} pages={listing.pages} hrefOf={(page) => hrefOf({ ...query, page })} />;
}
