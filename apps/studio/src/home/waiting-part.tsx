import type { Home, HomeDraft } from '@selvedge/contract/studio/home.ts';
import { useState } from 'react';
import { foundAddress } from '../lib/found-address.ts';
import { paths } from '../lib/router.ts';
import { settingAddress } from '../lib/setting-address.ts';
import { text } from '../texts/text.ts';
import styles from './home.module.css';
import { HomeLine, HomePart, marketName } from './home-part.tsx';

const few = 6;

/** One's own work first, what took its place, releases that wait for a date, and what others have left. */
export function WaitingPart({ home: { drafts, replaced, undated, overlapping, overlappingTerms } }: { home: Home }) {
  const mine = drafts.filter(({ isMine }) => isMine);
  const others = drafts.filter(({ isMine }) => !isMine);
  return (
    <>
      <HomePart
        name="waiting"
        title={text('home.waiting')}
        count={mine.length + replaced.length + undated.length + overlapping.length + overlappingTerms.length}
        none={text('home.waiting_none')}
      >
        <ul>
          {replaced.map((draft) => (
            <HomeLine
              key={keyOf(draft)}
              href={addressOf(draft)}
              title={titleOf(draft)}
              note={text('home.replaced', { who: draft.changedBy })}
              when={draft.changedAt}
              tone="broken"
            />
          ))}
          {overlapping.map(({ id, name, overlaps }) => (
            <HomeLine
              key={`overlap ${id}`}
              href={foundAddress({ kind: 'release', id })}
              title={name}
              note={text('home.overlapping', {
                names: overlaps.map((each) => `${marketName(each.market)} ${each.name || '/'}`).join(', '),
              })}
              tone="broken"
            />
          ))}
          {overlappingTerms.map(({ market, slug, title, validFrom }) => (
            <HomeLine
              key={`terms ${market} ${slug} ${validFrom}`}
              href={paths.screen('terms', market, slug)}
              title={title}
              note={`${text('home.overlapping_terms')} · ${marketName(market)}`}
              when={validFrom}
              tone="broken"
            />
          ))}
          {undated.map(({ id, name, pages, createdBy }) => (
            <HomeLine
              key={id}
              href={foundAddress({ kind: 'release', id })}
              title={name}
              note={`${text('home.undated')} · ${text('home.undated_pages', { count: pages, who: createdBy })}`}
            />
          ))}
        </ul>
        <Drafts drafts={mine} />
      </HomePart>
      {others.length > 0 && (
        <HomePart name="others" title={text('home.others')} count={others.length} none="">
          <Drafts drafts={others} />
        </HomePart>
      )}
    </>
  );
}

function Drafts({ drafts }: { drafts: readonly HomeDraft[] }) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? drafts : drafts.slice(0, few);
  const rest = drafts.length - shown.length;
  return (
    <>
      <ul>
        {shown.map((draft) => (
          <HomeLine key={keyOf(draft)} href={addressOf(draft)} title={titleOf(draft)} note={noteOf(draft)} when={draft.changedAt} />
        ))}
      </ul>
      {rest > 0 && (
        <button type="button" className={styles.more} onClick={() => setWhole(true)}>
          {text('home.more', { count: rest })}
        </button>
      )}
    </>
  );
}

const keyOf = ({ kind, market, name }: HomeDraft): string => `${kind} ${market} ${name}`;
const titleOf = ({ kind, title, name }: HomeDraft): string =>
  title || (kind === 'page' ? name || text('home.home_page') : settingName(name));

function noteOf({ kind, market, name, isMine, changedBy }: HomeDraft): string {
  return [marketName(market), kind === 'page' && (name || '/'), !isMine && changedBy].filter(Boolean).join(' · ');
}

function addressOf({ kind, market, name }: HomeDraft): string {
  return kind === 'page' ? paths.edit(market, name) : settingAddress(name, market);
}

function settingName(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1).replace('/', ': ').replaceAll('-', ' ');
}
