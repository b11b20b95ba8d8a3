import { type ChangeItem, changes, type ItemState } from '@selvedge/contract/studio/changes.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { useState } from 'react';
import { errorText } from '../../lib/error-text.ts';
import { paths } from '../../lib/router.ts';
import { useStudio } from '../../lib/studio-context.tsx';
import { useLoad } from '../../lib/use-load.ts';
import { StateNote } from '../../shell/state-note.tsx';
import { text } from '../../texts/text.ts';
import { fieldTitle } from '../field-title.ts';
import styles from '../list/list.module.css';
import panel from '../panel/panel.module.css';
import { warningText } from './change-warnings.tsx';
import { ChangedValue } from './changed-value.tsx';

type Props = {
  id: string;
  asked: { state?: ItemState; warning?: string };
  chosen: readonly string[];
  onChoose: ((chosen: readonly string[]) => void) | undefined;
};

/** Before and after, product by product; those that were changed can be ticked to be taken back. */
export function ChangeItems({ id, asked, chosen, onChoose }: Props) {
  const { call, notices } = useStudio();
  const params = { id };
  const { data, error, reload } = useLoad(`items ${id} ${JSON.stringify(asked)}`, () => call(changes.items, { params, query: asked }));
  const [more, setMore] = useState<{ items: readonly ChangeItem[]; next: string | undefined }>();
  const next = more ? more.next : data?.next;

  async function loadMore(): Promise<void> {
    const answer = await call(changes.items, { params, query: { ...asked, limit: 500, ...(next && { after: next }) } });
    if (answer.hasError) return notices.post({ kind: 'failed', text: errorText(answer.error) });
    setMore({ items: [...(more?.items ?? []), ...answer.data.items], next: answer.data.next });
  }

  if (error && !data) return <StateNote isError title={text('products.change_failed')} advice={errorText(error)} onRetry={reload} />;
  if (!data) return <StateNote title={text('studio.loading')} />;
  const items = [...data.items, ...(more?.items ?? [])];
  const toggle = (product: string) =>
    onChoose?.(chosen.includes(product) ? chosen.filter((each) => each !== product) : [...chosen, product]);
  return (
    <div className={panel.scroll}>
      <table className={styles.list}>
        <thead>
          <tr>
            {onChoose && <th scope="col" className={styles.tick} aria-label={text('products.tick_undo')} />}
            <th scope="col">{text('products.product')}</th>
            <th scope="col">{text('products.field')}</th>
            <th scope="col" className={panel.amount}>
              {text('products.before')}
            </th>
            <th scope="col" className={panel.amount}>
              {text('products.after')}
            </th>
            <th scope="col">{text('products.change_state')}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <ItemRow
              key={`${item.productId} ${item.field}`}
              item={item}
              isChosen={chosen.includes(item.productId)}
              onToggle={onChoose && (() => toggle(item.productId))}
            />
          ))}
        </tbody>
      </table>
      {next && (
        <p className={styles.more}>
          <Button look="secondary" onClick={() => void loadMore()}>
            {text('products.more')}
          </Button>
        </p>
      )}
    </div>
  );
}

type RowProps = { item: ChangeItem; isChosen: boolean; onToggle: (() => void) | undefined };

function ItemRow({ item, isChosen, onToggle }: RowProps) {
  return (
    <tr data-item={item.state} data-chosen={isChosen || undefined}>
      {onToggle && (
        <td className={styles.tick}>
          {(item.state === 'applied' || item.state === 'kept') && (
            <input
              type="checkbox"
              aria-label={text('products.tick_item', { name: item.name, id: item.productId })}
              checked={isChosen}
              onChange={onToggle}
            />
          )}
        </td>
      )}
      <th scope="row">
        <a href={paths.screen('products', item.productId)}>{item.name}</a>
        <code>{item.productId}</code>
      </th>
      <td>{fieldTitle(item.field)}</td>
      <td className={panel.amount}>
        <ChangedValue field={item.field} value={item.before} />
      </td>
      <td className={panel.amount}>{item.state === 'empty' ? '–' : <ChangedValue field={item.field} value={item.after} />}</td>
      <td>
        {text(`products.item.${item.state}`)}
        {item.warnings.map((warning) => (
          <small key={warning} className={styles.warning}>
            {warningText(warning)}
          </small>
        ))}
      </td>
    </tr>
  );
}
