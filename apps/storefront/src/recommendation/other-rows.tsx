import { RecentlyViewed } from './recently-viewed.tsx';
import { Recommendations } from './recommendations.tsx';

/** What else there is, where what was looked for is not. */
export function OtherRows() {
  return (
    <>
      <Recommendations request={{ type: 'popular' }} />
      <RecentlyViewed />
    </>
  );
}
