import { put } from '../lib/put.ts';
import { text } from '../texts/text.ts';
import { ClubFields } from './club-fields.tsx';
import { SiteEditor, type TabProps } from './site-editor.tsx';

export function ClubTab(props: TabProps) {
  return (
    <SiteEditor {...props} title={text('banners.club')} onShown={(shop) => shop.getElementById('footer')?.scrollIntoView()}>
      {({ value, change, readOnly, problemAt }) => (
        <ClubFields
          club={value.customerClubSignup}
          market={props.market}
          readOnly={readOnly}
          problemAt={problemAt}
          onChange={(club) => change((site) => put(site, 'customerClubSignup', club))}
        />
      )}
    </SiteEditor>
  );
}
