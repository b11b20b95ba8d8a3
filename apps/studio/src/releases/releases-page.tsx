import type { Release } from '@selvedge/contract/studio/page-edit.ts';
import { editing } from '@selvedge/contract/studio/pages.ts';
import { useState } from 'react';
import { errorKey, errorText } from '../lib/error-text.ts';
import { paths } from '../lib/router.ts';
import { useRight, useStudio } from '../lib/studio-context.tsx';
import { useLoad } from '../lib/use-load.ts';
import { SettingLink } from '../settings/setting-link.tsx';
import { formatMoment, fromLocalInput, toLocalInput } from '../shell/moment.ts';
import { PageHead } from '../shell/page-head.tsx';
import { StateNote } from '../shell/state-note.tsx';
import { text } from '../texts.ts';
import styles from './releases-page.module.css';

/** What goes live together, and when. Pages are put in from the editor. */
export function ReleasesPage() {
  const { call } = useStudio();
  const { data, error, isLoading, reload } = useLoad('releases', () => call(editing.listReleases, {}));
  const planned = data?.filter(({ state }) => state === 'planned') ?? [];
  const over = data?.filter(({ state }) => state !== 'planned') ?? [];
  return (
    <>
      <PageHead title={text('releases.title')} note={data && text('releases.count', { count: planned.length })} />
      {error && <StateNote isError title={text('releases.failed')} advice={text(errorKey(error))} onRetry={reload} />}
      {isLoading && <p role="status">{text('studio.loading')}</p>}
      {data && planned.length === 0 && <StateNote title={text('releases.empty')} advice={text('releases.empty_advice')} />}
      {planned.map((release) => (
        <ReleaseCard key={release.id} release={release} onChanged={reload} />
      ))}
      {over.length > 0 && (
        <section className={styles.over}>
          <h2>{text('releases.over')}</h2>
          {over.map((release) => (
            <ReleaseCard key={release.id} release={release} onChanged={reload} />
          ))}
        </section>
      )}
    </>
  );
}

function ReleaseCard({ release, onChanged }: { release: Release; onChanged: () => void }) {
  const { call, notices } = useStudio();
  const canPublish = useRight('content.publish');
  const [problem, setProblem] = useState('');
  const { id, name, state, dueAt, endedAt, pages, settings, createdBy } = release;
  const params = { id };

  async function act(done: Promise<Awaited<ReturnType<typeof call>>>, said: string): Promise<void> {
    const answer = await done;
    setProblem(answer.hasError ? errorText(answer.error) : '');
    if (!answer.hasError) notices.post({ kind: 'done', text: said });
    onChanged();
  }

  return (
    <article className={styles.card} aria-label={name}>
      <div className={styles.head}>
        <h3>{name}</h3>
        <p>
          {state === 'planned'
            ? dueAt
              ? text('releases.due', { when: formatMoment(dueAt) })
              : text('releases.undecided')
            : text(`releases.${state}`, { when: endedAt ? formatMoment(endedAt) : '' })}
          {' · '}
          {createdBy}
        </p>
        {state === 'planned' && canPublish && (
          <div className={styles.tools}>
            <label>
              {text('releases.moment')}
              <input
                type="datetime-local"
                defaultValue={toLocalInput(dueAt)}
                key={dueAt}
                onBlur={(event) => {
                  const next = fromLocalInput(event.target.value) ?? null;
                  if (next === (dueAt ?? null)) return;
                  void act(
                    call(editing.changeRelease, { params, body: { dueAt: next } }),
                    next ? text('releases.moved', { name, when: formatMoment(next) }) : text('releases.moved_undecided', { name }),
                  );
                }}
              />
            </label>
            <button type="button" onClick={() => void act(call(editing.publishRelease, { params }), text('releases.went_live', { name }))}>
              {text('releases.publish')}
            </button>
            <button type="button" onClick={() => void act(call(editing.cancelRelease, { params }), text('releases.called_off', { name }))}>
              {text('releases.cancel')}
            </button>
          </div>
        )}
      </div>
      {problem && <p role="alert">{problem}</p>}
      <ul>
        {pages.map(({ market, path, title }) => (
          <li key={`${market} ${path}`}>
            <a href={paths.edit(market, path)}>{title || path || '/'}</a>{' '}
            <code>{market === '*' ? text('pages.every_market') : market}</code> <code>{path || '/'}</code>
          </li>
        ))}
        {settings.map(({ name: setting, market }) => (
          <li key={`${market} ${setting}`}>
            <SettingLink name={setting} market={market} /> <code>{market === '*' ? text('pages.every_market') : market}</code>
          </li>
        ))}
      </ul>
    </article>
  );
}
