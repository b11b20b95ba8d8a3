import type { OrderWork } from '@selvedge/contract/studio/order-work.ts';
import { openPieces } from '@selvedge/domain/order/line-pieces.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { errorKey } from '../lib/error-text.ts';
import { paths } from '../lib/router.ts';
import { StateNote } from '../shell/state-note.tsx';
import { text } from '../texts/text.ts';
import styles from './pick-lists.module.css';
import { useChosenWork } from './use-chosen-work.ts';

/** A page to print: one sheet for each order with what is left to pack and where it lies. Names no person. */
export function PickLists() {
  const { data, error, isLoading, reload } = useChosenWork();
  if (error && !data) return <StateNote isError title={text('orders.failed')} advice={text(errorKey(error))} onRetry={reload} />;
  if (isLoading || !data) return <StateNote title={text('studio.loading')} />;
  return (
    <>
      <div className={styles.head}>
        <h1>{text('pick.title', { count: data.length })}</h1>
        <Button onClick={() => print()}>{text('pick.print')}</Button>
        <a href={paths.screen('orders')}>{text('pick.back')}</a>
      </div>
      {data.map((work) => (
        <PickList key={work.orderId} work={work} />
      ))}
    </>
  );
}

function PickList({ work: { orderNumber, market, lines } }: { work: OrderWork }) {
  const open = lines.filter((line) => !line.isDigital && openPieces(line) > 0);
  return (
    <section className={styles.sheet} aria-label={orderNumber}>
      <h2>
        {orderNumber} <small>{market}</small>
      </h2>
      {open.length === 0 && <p>{text('pick.nothing')}</p>}
      {open.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">{text('pick.done')}</th>
              <th scope="col">{text('baskets.quantity')}</th>
              <th scope="col">{text('baskets.line')}</th>
              <th scope="col">{text('pick.code')}</th>
              <th scope="col">{text('pick.place')}</th>
            </tr>
          </thead>
          <tbody>
            {open.map((line) => (
              <tr key={line.lineItemId}>
                <td>
                  <span className={styles.box} />
                </td>
                <td className={styles.quantity}>{openPieces(line)}</td>
                <td>
                  {line.name}
                  <small>{[line.colour, line.size].filter(Boolean).join(', ')}</small>
                </td>
                <td>
                  <code>{line.ean || line.sku}</code>
                </td>
                <td>{line.places.map(({ locationId, quantity }) => `${quantity} × ${locationId}`).join(', ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
