import { type ChangeSet, changes, type ItemState } from '@selvedge/contract/studio/changes.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { useEffect, useState } from 'react';
import { errorText } from '../../lib/error-text.ts';
import { paths } from '../../lib/router.ts';
import { useRight, useStudio } from '../../lib/studio-context.tsx';
import { useLoad } from '../../lib/use-load.ts';
import { formatMoment } from '../../shell/moment.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { StateNote } from '../../shell/state-note.tsx';
import { text } from '../../texts/text.ts';
import panel from '../panel/panel.module.css';
import styles from './change.module.css';
import { ChangeItems } from './change-items.tsx';
import { ChangeWarnings } from './change-warnings.tsx';
import { describeAction } from './describe-action.ts';

const lookEveryMs = 700;

/** A change of many: what it would do, how far it has come, what it did, and the way back. */
export function ChangeScreen({ id }: { id: string }) {
  const { call, notices } = useStudio();
  const canWrite = useRight('catalogue.write');
  const { data, error, reload } = useLoad(`change ${id}`, () => call(changes.get, { params: { id } }));
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [shown, setShown] = useState<{ state?: ItemState; warning?: string }>({});
  const [isBusy, setBusy] = useState(false);
  const isMoving = data !== undefined && ['planning', 'applying', 'undoing'].includes(data.state);
  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(reload, lookEveryMs);
    return () => clearInterval(timer);
  }, [isMoving, reload]);

  async function act(kind: 'apply' | 'undo' | 'discard', products?: readonly string[]): Promise<void> {
    setBusy(true);
    const params = { id };
    const answer =
      kind === 'undo'
        ? await call(changes.undo, { params, body: products ? { products: [...products] } : {} })
        : await call(changes[kind], { params });
    setBusy(false);
    reload();
    if (answer.hasError) return notices.post({ kind: 'failed', text: errorText(answer.error) });
    setChosen([]);
    if (kind === 'apply') notices.post({ kind: 'done', text: text('products.applied'), undo: () => void act('undo') });
    if (kind === 'undo') notices.post({ kind: 'done', text: text('products.undone') });
  }

  if (error && !data) return <StateNote isError title={text('products.change_failed')} advice={errorText(error)} onRetry={reload} />;
  if (!data) return <StateNote title={text('studio.loading')} />;
  const { counts, state } = data;
  return (
    <>
      <PageHead title={describeAction(data.action)} note={text('products.change_note', { who: data.who, moment: formatMoment(data.at) })}>
        <a className={panel.back} href={paths.screen('products')}>
          {text('products.back')}
        </a>
      </PageHead>
      {isMoving ? <Progress set={data} /> : <Summary set={data} />}
      <ChangeWarnings warnings={data.warnings} chosen={shown.warning} onChoose={(warning) => setShown(warning ? { warning } : {})} />
      {canWrite && <ChangeActs set={data} {...{ chosen, isBusy }} onAct={(kind, products) => void act(kind, products)} />}
      {state !== 'planning' && (
        <ChangeItems
          key={`${state} ${JSON.stringify(shown)} ${counts.undone ?? 0}`}
          id={id}
          asked={shown}
          chosen={chosen}
          onChoose={canWrite && state === 'applied' ? setChosen : undefined}
        />
      )}
    </>
  );
}

function Progress({ set: { state, total, done, counts } }: { set: ChangeSet }) {
  const ended = (counts.applied ?? 0) + (counts.skipped ?? 0);
  const [value, most] =
    state === 'planning' ? [done, total] : state === 'applying' ? [ended, ended + (counts.planned ?? 0)] : [0, counts.undoing ?? 0];
  return (
    <p className={styles.progress} aria-live="polite">
      <span>{text(`products.state.${state}`)}</span>
      <progress value={state === 'undoing' ? undefined : value} max={most || 1} aria-label={text(`products.state.${state}`)} />
      <span>{state === 'undoing' ? text('products.left', { count: most }) : text('products.progress', { value, most })}</span>
    </p>
  );
}

function Summary({ set: { state, counts } }: { set: ChangeSet }) {
  const names = ['planned', 'applied', 'undone', 'skipped', 'kept', 'empty'] as const;
  return (
    <dl className={styles.summary} data-state={state}>
      <div>
        <dt>{text('products.change_state')}</dt>
        <dd>{text(`products.state.${state}`)}</dd>
      </div>
      {names.map((name) =>
        counts[name] ? (
          <div key={name} data-item={name}>
            <dt>{text(`products.items.${name}`)}</dt>
            <dd>{counts[name]}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}

type ActsProps = {
  set: ChangeSet;
  chosen: readonly string[];
  isBusy: boolean;
  onAct: (kind: 'apply' | 'undo' | 'discard', products?: readonly string[]) => void;
};

function ChangeActs({ set: { state, counts }, chosen, isBusy, onAct }: ActsProps) {
  return (
    <div className={styles.actions}>
      {state === 'planned' && (
        <>
          <Button disabled={isBusy || !counts.planned} onClick={() => onAct('apply')}>
            {text('products.apply', { count: counts.planned ?? 0 })}
          </Button>
          <Button look="secondary" disabled={isBusy} onClick={() => onAct('discard')}>
            {text('products.discard')}
          </Button>
        </>
      )}
      {state === 'applied' && Boolean(counts.applied || counts.kept) && (
        <>
          {chosen.length > 0 && (
            <Button disabled={isBusy} onClick={() => onAct('undo', chosen)}>
              {text('products.undo_chosen', { count: chosen.length })}
            </Button>
          )}
          <Button look="secondary" disabled={isBusy} onClick={() => onAct('undo')}>
            {text('products.undo_all')}
          </Button>
        </>
      )}
    </div>
  );
}
