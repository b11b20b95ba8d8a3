import { changes } from '@selvedge/contract/studio/changes.ts';
import { errorText } from '../../lib/error-text.ts';
import { paths } from '../../lib/router.ts';
import { useStudio } from '../../lib/studio-context.tsx';
import { useLoad } from '../../lib/use-load.ts';
import { formatMoment } from '../../shell/moment.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { StateNote } from '../../shell/state-note.tsx';
import { text } from '../../texts/text.ts';
import styles from '../list/list.module.css';
import panel from '../panel/panel.module.css';
import { describeAction } from './describe-action.ts';

/** What was changed of many products at once, newest first. */
export function ChangesPage() {
  const { call } = useStudio();
  const { data, error, reload } = useLoad('changes', () => call(changes.list, {}));
  return (
    <>
      <PageHead title={text('products.changes')} note={text('products.changes_note')}>
        <a className={panel.back} href={paths.screen('products')}>
          {text('products.back')}
        </a>
      </PageHead>
      {error && !data && <StateNote isError title={text('products.change_failed')} advice={errorText(error)} onRetry={reload} />}
      {data?.length === 0 && <StateNote title={text('products.changes_none')} advice={text('products.changes_none_advice')} />}
      {data && data.length > 0 && (
        <div className={panel.scroll}>
          <table className={styles.list}>
            <thead>
              <tr>
                <th scope="col">{text('products.change')}</th>
                <th scope="col">{text('products.who')}</th>
                <th scope="col">{text('products.when')}</th>
                <th scope="col">{text('products.change_state')}</th>
                <th scope="col" className={panel.amount}>
                  {text('products.products')}
                </th>
                <th scope="col" className={panel.amount}>
                  {text('products.items.undone')}
                </th>
              </tr>
            </thead>
            <tbody>
              {data.map(({ id, action, who, at, state, total, counts }) => (
                <tr key={id}>
                  <th scope="row">
                    <a href={paths.screen('products', 'changes', id)}>{describeAction(action)}</a>
                  </th>
                  <td>{who}</td>
                  <td>{formatMoment(at)}</td>
                  <td>{text(`products.state.${state}`)}</td>
                  <td className={panel.amount}>{total}</td>
                  <td className={panel.amount}>{counts.undone ?? 0}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
}
