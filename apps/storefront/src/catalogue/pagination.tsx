import { useListing } from './listing-context.tsx';
import { PageLinks } from './page-links.tsx';

export function Pagination() {
  const { listing, query, hrefOf } = useListing();
  return <PageLinks page={listing.page} pages={listing.pages} hrefOf={(page) => hrefOf({ ...query, page })} />;
}
