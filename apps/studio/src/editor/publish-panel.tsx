import { fieldTexts } from '@selvedge/blocks/field-texts.ts';
import type { EditedPage, PageProblem } from '@selvedge/contract/studio/page-edit.ts';
import { editing } from '@selvedge/contract/studio/pages.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { useEffect, useState } from 'react';
import { errorText } from '../lib/error-text.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { useLoad } from '../lib/use-load.ts';
import { formatMoment, fromLocalInput } from '../shell/moment.ts';
import { findText, text } from '../texts.ts';
import { DifferenceList } from './difference-list.tsx';
import type { DraftSaver } from './draft-saver.ts';
import styles from './editor-bar.module.css';
import { FieldBox } from './fields/field-box.tsx';
import inputs from './fields/fields.module.css';
import { Panel } from './panel.tsx';

type Props = { page: EditedPage; saver: DraftSaver; onReload: () => Promise<void>; onClose: () => void };

/** Live now, at a moment, or together with other changes; and what stands in the way. */
export function PublishPanel({ page, saver, onReload, onClose }: Props) {
  const { call, notices } = useStudio();
  const { market, path } = page;
  const [problems, setProblems] = useState<PageProblem[]>();
  const [live, setLive] = useState<EditedPage['live']>(page.live);
  const [when, setWhen] = useState('');
  const [name, setName] = useState('');
  const [release, setRelease] = useState('');
  const [problem, setProblem] = useState('');
  const releases = useLoad('releases', () => call(editing.listReleases, {}));
  const planned = releases.data?.filter(({ state }) => state === 'planned') ?? [];

  useEffect(() => {
    void saver.flush().then(async () => {
      const answer = await call(editing.checkPage, { query: { market, path } });
      setProblems(answer.hasError ? [] : answer.data);
    });
  }, [saver, call, market, path]);

  /** What is published is what stands here, kept: not a version that was never saved. */
  async function keep(): Promise<number | undefined> {
    const isKept = await saver.flush();
    if (isKept && saver.read().version > 0) return saver.read().version;
    if (!isKept) return void setProblem(text('editor.not_kept'));
    return void setProblem(text('editor.nothing_to_publish'));
  }

  async function publish(): Promise<void> {
    const version = await keep();
    if (version === undefined) return;
    const answer = await call(editing.publishPage, { body: { market, path, version } });
    if (answer.hasError) return setProblem(errorText(answer.error));
    saver.note({ state: 'live' });
    setLive(saver.wanted());
    setProblem('');
    notices.post({ kind: 'done', text: text('editor.published', { number: answer.data.number }) });
  }

  async function plan(): Promise<void> {
    const version = await keep();
    if (version === undefined) return;
    const dueAt = fromLocalInput(when);
    const pages = [{ market, path, version }];
    const answer = release
      ? await call(editing.changeRelease, { params: { id: release }, body: { add: pages } })
      : await call(editing.planRelease, { body: { name: name || page.title || path, pages, ...(dueAt && { dueAt }) } });
    if (answer.hasError) return setProblem(errorText(answer.error));
    setProblem('');
    const { name: called, dueAt: due } = answer.data;
    notices.post({
      kind: 'done',
      text: text('editor.planned', { name: called, when: due ? formatMoment(due) : text('releases.undecided') }),
    });
    releases.reload();
  }

  async function withdraw(): Promise<void> {
    const answer = await call(editing.withdrawPage, { body: { market, path } });
    if (answer.hasError) return setProblem(errorText(answer.error));
    notices.post({ kind: 'done', text: text('editor.withdrawn') });
    await onReload();
  }

  const isFine = problems?.length === 0;
  return (
    <Panel title={text('editor.publish')} onClose={onClose}>
      {problems && problems.length > 0 && (
        <div role="alert" className={styles.problems}>
          <p>{text('editor.in_the_way')}</p>
          <ul>
            {problems.map(({ at, keys }) => (
              <li key={at}>
                {whereOf(at, saver)}: {keys.map((key) => findText(key) ?? text('error.invalid')).join(' ')}
              </li>
            ))}
          </ul>
        </div>
      )}
      {problem && <p role="alert">{problem}</p>}
      <Button disabled={!isFine} onClick={() => void publish()}>
        {text('editor.publish_now')}
      </Button>
      <fieldset className={styles.plan}>
        <legend>{text('editor.plan')}</legend>
        <FieldBox label={text('editor.release')}>
          {(id) => (
            <select id={id} className={inputs.input} value={release} onChange={(event) => setRelease(event.target.value)}>
              <option value="">{text('editor.new_release')}</option>
              {planned.map((each) => (
                <option key={each.id} value={each.id}>
                  {each.name} {each.dueAt ? `· ${formatMoment(each.dueAt)}` : ''}
                </option>
              ))}
            </select>
          )}
        </FieldBox>
        {!release && (
          <>
            <FieldBox label={text('editor.release_name')}>
              {(id) => (
                <input
                  id={id}
                  className={inputs.input}
                  maxLength={200}
                  placeholder={page.title}
                  value={name}
                  onChange={(event) => setName(event.target.value)}
                />
              )}
            </FieldBox>
            <FieldBox label={text('releases.moment')} hint={text('editor.moment_hint')}>
              {(id) => (
                <input
                  id={id}
                  className={inputs.input}
                  type="datetime-local"
                  value={when}
                  onChange={(event) => setWhen(event.target.value)}
                />
              )}
            </FieldBox>
          </>
        )}
        <Button look="secondary" disabled={!isFine} onClick={() => void plan()}>
          {text(release ? 'editor.add_to_release' : 'editor.plan_it')}
        </Button>
      </fieldset>
      {live && (
        <details className={inputs.details}>
          <summary>{text('editor.what_changes')}</summary>
          <DifferenceList before={live} after={saver.wanted()} names={{ before: text('editor.live'), after: text('editor.mine') }} />
        </details>
      )}
      {page.live && (
        <Button look="quiet" onClick={() => void withdraw()}>
          {text('editor.withdraw')}
        </Button>
      )}
    </Panel>
  );
}

/** `rows.top.0.blocks.1.images.mobile`: the block by its name and number, then the field. */
function whereOf(at: string, saver: DraftSaver): string {
  const [, variant, row, , place, ...field] = at.split('.');
  const rows = saver.wanted().rows as Record<string, { blocks: { _alias: string }[] }[] | undefined>;
  const block = at.startsWith('rows.') && rows[variant ?? '']?.[Number(row)]?.blocks[Number(place)];
  if (!at.startsWith('rows.')) return fieldTexts[at.split('.').at(-1) ?? ''] ?? at;
  const line = text('editor.row_number', { number: Number(row) + 1 });
  if (!block) return line;
  return [line, fieldTexts[block._alias] ?? block._alias, ...field.map((name) => fieldTexts[name] ?? name)].join(' › ');
}
