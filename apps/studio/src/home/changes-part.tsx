import type { Home } from '@selvedge/contract/studio/home.ts';
import { paths } from '../lib/router.ts';
import { findText, text } from '../texts.ts';
import { HomeLine, HomePart } from './home-part.tsx';

export function ChangesPart({ changes }: { changes: Home['changes'] }) {
  const more = { href: paths.room('audit'), label: text('home.changes_all') };
  return (
    <HomePart name="changes" title={text('home.changes')} count={changes.length} none={text('audit.empty')} more={more}>
      <ul>
        {changes.map(({ id, at, who, action, subject }) => (
          <HomeLine key={id} title={findText(`audit.action.${action}`) ?? action} note={`${who} · ${shorten(subject)}`} when={at} />
        ))}
      </ul>
    </HomePart>
  );
}

/** The beginning of an id tells entries apart; the whole of it would fill the line. */
function shorten(subject: string): string {
  return /^[\da-f]{8}-[\da-f-]{27}$/.test(subject) ? subject.slice(0, 8) : subject;
}
