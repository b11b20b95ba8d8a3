import type { Home } from '@selvedge/contract/studio/home.ts';
import { subjectOf } from '../audit/subject-of.ts';
import { useScreenLink } from '../lib/open-screens.ts';
import { paths } from '../lib/router.ts';
import { findText, text } from '../texts/text.ts';
import { HomeLine, HomePart } from './home-part.tsx';

export function ChangesPart({ changes }: { changes: Home['changes'] }) {
  const linkTo = useScreenLink();
  const more = { href: paths.screen('audit'), label: text('home.changes_all') };
  return (
    <HomePart name="changes" title={text('home.changes')} count={changes.length} none={text('audit.empty')} more={more}>
      <ul>
        {changes.map(({ id, at, name, action, subject }) => {
          const { label, href } = subjectOf({ action, subject }, linkTo);
          const title = findText(`audit.action.${action}`) ?? action;
          return <HomeLine key={id} href={href} title={title} note={`${name} · ${label}`} when={at} />;
        })}
      </ul>
    </HomePart>
  );
}
