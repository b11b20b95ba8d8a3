import { countChoices, readListingQuery } from '@selvedge/domain/catalogue/listing-query.ts';
import { FixedWidgets } from '../../content/fixed-widgets.tsx';
import { Rows } from '../../content/rows.tsx';
import { usePage } from '../../lib/shop-context.tsx';
import { EmptyListing } from '../../listing/empty-listing.tsx';
import { ListingHead } from '../../listing/listing-head.tsx';
import { ListingView } from '../../listing/listing-view.tsx';
import { subCategories } from '../../listing/sub-categories.ts';
import { heroTone } from '../../navigation/header/hero-tone.ts';
import { MoreLinks } from '../../shell/more-links.tsx';
import { PageHead } from '../../shell/page-head.tsx';

export function View() {
  const { content, navigation, location } = usePage();
  const { listing } = content;
  const { url } = content._meta;
  const others = [...subCategories(navigation.mainMenu, url), ...(content.filters ?? [])];
  const hasListing = listing !== undefined && (listing.totalResults > 0 || isChosen(location.query));
  // Whoever turns to the next page wants to see its tiles, not the window display again.
  const top = (listing?.page ?? 1) === 1 ? content.rows.top : undefined;
  const isFront = heroTone(content) !== undefined;
  const Head = hasListing ? ListingHead : PageHead;
  const head = (
    <Head>
      <MoreLinks links={others} />
    </Head>
  );
  const rows = <Rows rows={top} startsPage leads={isFront && content.isLandingPage === true} />;
  return (
    <>
      {isFront ? rows : head}
      {isFront && !content.isLandingPage && head}
      <FixedWidgets />
      {!isFront && rows}
      <Rows rows={content.rows.plp} startsPage={!top?.length} />
      {hasListing ? <ListingView listing={listing} sidebar={content.rows.sidebar} /> : !content.isLandingPage && <EmptyListing />}
      <Rows rows={content.rows.bottom} />
    </>
  );
}

/** A listing that is empty only because of what was chosen is not an empty category. */
function isChosen(query: Record<string, string[]>): boolean {
  const params = new URLSearchParams(Object.entries(query).flatMap(([name, values]) => values.map((value) => [name, value])));
  return countChoices(readListingQuery(params)) > 0;
}
