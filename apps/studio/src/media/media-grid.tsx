import { type FindPictures, type LibraryPicture, library } from '@selvedge/contract/studio/media.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { errorText } from '../lib/error-text.ts';
import { paths } from '../lib/router.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { useLoad } from '../lib/use-load.ts';
import { StateNote } from '../shell/state-note.tsx';
import { text } from '../texts/text.ts';
import styles from './media.module.css';

type Props = { filter: Partial<FindPictures>; turn: number; opened: string | undefined };

/** A page at a time; more of them follow when they are asked for. */
export function MediaGrid({ filter, turn, opened }: Props) {
  const { call, notices } = useStudio();
  const { data, error, isLoading, reload } = useLoad('pictures', () => call(library.find, { query: filter }));
  const [more, setMore] = useState<{ pictures: readonly LibraryPicture[]; next: string | undefined }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn is the reason
  useEffect(() => {
    if (turn > 0) reload();
  }, [turn]);
  const next = more ? more.next : data?.next;

  async function loadMore(): Promise<void> {
    const answer = await call(library.find, { query: { ...filter, after: next } });
    if (answer.hasError) return notices.post({ kind: 'failed', text: errorText(answer.error) });
    setMore({ pictures: [...(more?.pictures ?? []), ...answer.data.pictures], next: answer.data.next });
  }

  if (error && !data) return <StateNote isError title={text('media.failed')} advice={errorText(error)} onRetry={reload} />;
  if (isLoading) return <Skeleton />;
  const first = data?.pictures ?? [];
  // Somebody may have brought one meanwhile: a picture that moved to the second page would be there twice.
  const known = new Set(first.map(({ key }) => key));
  const pictures = [...first, ...(more?.pictures ?? []).filter(({ key }) => !known.has(key))];
  if (pictures.length === 0) return <Nothing filter={filter} />;
  return (
    <div>
      <p className={styles.hint} role="status">
        {text('media.count', { count: data?.total ?? 0 })}
      </p>
      <Tiles pictures={pictures} opened={opened} />
      {next && (
        <p className={styles.more}>
          <Button look="secondary" onClick={() => void loadMore()}>
            {text('media.more')}
          </Button>
        </p>
      )}
    </div>
  );
}

function Nothing({ filter }: { filter: Partial<FindPictures> }) {
  const { q, deleted, sort: _sort, ...rest } = filter;
  if (q || Object.keys(rest).length > 0) return <StateNote title={text('media.none_found')} advice={text('media.none_found_advice')} />;
  if (deleted === 'true') return <StateNote title={text('media.waste_empty')} advice={text('media.waste_advice')} />;
  return <StateNote title={text('media.none')} advice={text('media.none_advice')} />;
}

/** Walked with the arrow keys, as a grid of pictures is expected to be. */
function Tiles({ pictures, opened }: { pictures: readonly LibraryPicture[]; opened: string | undefined }) {
  const list = useRef<HTMLUListElement>(null);
  function walk(event: KeyboardEvent): void {
    const links = [...(list.current?.querySelectorAll('a') ?? [])];
    const at = links.indexOf(document.activeElement as HTMLAnchorElement);
    const top = links[0]?.offsetTop;
    const across = links.findIndex((link) => link.offsetTop !== top);
    const steps: Record<string, number> = {
      ArrowRight: 1,
      ArrowLeft: -1,
      ArrowDown: across > 0 ? across : 1,
      ArrowUp: across > 0 ? -across : -1,
    };
    const target = at < 0 ? undefined : links[at + (steps[event.key] ?? 0)];
    if (steps[event.key] === undefined || !target) return;
    event.preventDefault();
    target.focus();
  }
  return (
    <ul ref={list} className={styles.grid} onKeyDown={walk}>
      {pictures.map(({ key, name, src, placeholder, uses, alts }) => (
        <li key={key}>
          <a href={paths.screen('media', key) + location.search} aria-current={key === opened || undefined}>
            <span className={styles.tile} style={{ backgroundColor: placeholder }}>
              <img src={src} alt="" loading="lazy" />
            </span>
            <span className={styles.tileName}>{name}</span>
            <small>
              {uses === 0 ? text('media.unused') : text('media.uses', { count: uses })}
              {Object.keys(alts).length === 0 && <span className={styles.warning}>{text('media.no_alt')}</span>}
            </small>
          </a>
        </li>
      ))}
    </ul>
  );
}

function Skeleton() {
  return (
    <ul className={styles.grid} aria-busy="true" aria-label={text('studio.loading')}>
      {Array.from({ length: 12 }, (_, index) => `tile ${index}`).map((id) => (
        <li key={id}>
          <span className={styles.tile} />
        </li>
      ))}
    </ul>
  );
}
