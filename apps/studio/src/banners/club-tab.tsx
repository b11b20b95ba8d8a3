import { text } from '../texts.ts';
import { ClubFields } from './club-fields.tsx';
import { put } from './put.ts';
import { SiteDesk, type TabProps } from './site-desk.tsx';

export function ClubTab(props: TabProps) {
  return (
    <SiteDesk {...props} title={text('banners.club')} onShown={(shop) => shop.getElementById('footer')?.scrollIntoView()}>
      {({ value, change, readOnly, problemAt }) => (
        <ClubFields
          club={value.customerClubSignup}
          market={props.market}
          readOnly={readOnly}
          problemAt={problemAt}
          onChange={(club) => change((site) => put(site, 'customerClubSignup', club))}
        />
      )}
    </SiteDesk>
  );
}
