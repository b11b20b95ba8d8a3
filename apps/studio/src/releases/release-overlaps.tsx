import type { Overlap } from '@selvedge/contract/studio/page-edit.ts';
import { UndoneFields } from '../drafts/undone-fields.tsx';
import { placeInPage } from '../editor/place-in-page.ts';
import { foundAddress } from '../lib/found-address.ts';
import { paths } from '../lib/router.ts';
import { SettingLink } from '../settings/setting-link.tsx';
import { wordsOf } from '../settings/setting-source.ts';
import { text } from '../texts/text.ts';
import styles from './releases-page.module.css';

/** What a planned release would undo of what was published after the work on it began. */
export function ReleaseOverlaps({ overlaps }: { overlaps: readonly Overlap[] }) {
  if (overlaps.length === 0) return null;
  return (
    <section className={styles.overlaps} aria-label={text('releases.overlaps')}>
      <h4>{text('releases.overlaps')}</h4>
      <p>{text('releases.overlaps_advice')}</p>
      <ul>
        {overlaps.map((overlap) => (
          <li key={`${overlap.kind} ${overlap.market} ${overlap.name}`}>
            <p>
              <OverlapLink overlap={overlap} /> <code>{overlap.market === '*' ? text('pages.every_market') : overlap.market}</code>
            </p>
            <UndoneFields fields={overlap.fields} placeOf={overlap.kind === 'page' ? (at) => placeInPage(at, []) : wordsOf} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OverlapLink({ overlap: { kind, market, name } }: { overlap: Overlap }) {
  if (kind === 'page') return <a href={paths.edit(market, name)}>{name || '/'}</a>;
  if (kind === 'text') return <a href={foundAddress({ kind: 'text', id: name })}>{name}</a>;
  return <SettingLink name={name} market={market} />;
}
