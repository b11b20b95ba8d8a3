import { ButtonLink } from '@selvedge/ui/button.tsx';
import { useCallback, useState } from 'react';
import { navigate, paths, useSearch } from '../lib/router.ts';
import type { ScreenProps } from '../lib/screen.ts';
import { useRight } from '../lib/studio-context.tsx';
import { useDebounced } from '../lib/use-debounced.ts';
import { ColumnChoice } from '../lists/column-choice.tsx';
import { readViews, type SavedView } from '../lists/read-views.ts';
import { SavedViews } from '../lists/saved-views.tsx';
import sideList from '../lists/side-list.module.css';
import { useStored } from '../lists/use-stored.ts';
import { FilterField } from '../shell/filter-field.tsx';
import { PageHead } from '../shell/page-head.tsx';
import side from '../shell/side-screen.module.css';
import { text } from '../texts/text.ts';
import { ChosenOrders } from './chosen-orders.tsx';
import { Labels } from './labels.tsx';
import { orderColumns, readColumns } from './order-columns.ts';
import { OrderFilters } from './order-filters.tsx';
import { OrderList } from './order-list.tsx';
import { OrderScreen } from './order-screen.tsx';
import styles from './orders.module.css';
import { usePackingList } from './packing/use-packing-list.ts';
import { PickLists } from './pick-lists.tsx';
import { Pickups } from './pickups.tsx';
import type { ListedOrder } from './state-text.ts';
import { useAskedOrders } from './use-asked-orders.ts';
import { useOrderRows } from './use-order-rows.ts';
import { WorkLists } from './work-lists.tsx';

const typingPause = 300;

export function OrdersPage({ rest: [id], markets }: ScreenProps) {
  if (id === 'pick-lists') return <PickLists />;
  return id === 'labels' ? <Labels /> : <OrderDesk id={id} markets={markets} />;
}

type Props = { id: string | undefined; markets: ScreenProps['markets'] };

/** The desk: lists of work, and one order beside them. What is searched for stays out of the address: it names people. */
function OrderDesk({ id, markets }: Props) {
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed, typingPause);
  const asked = useAskedOrders(search);
  const pages = useOrderRows(asked);
  const [columns, setColumns] = useStored('order_columns', readColumns);
  const { chosen, choose } = useChosen();
  const list = usePackingList(pages.rows, { id, isOpen: asked.list === 'toPack' && !search });
  return (
    <>
      <PageHead title={text('orders.title')} note={text(search ? 'desk.searched' : 'orders.note')}>
        <FilterField label={text('orders.find')} hint={text('orders.find_hint')} value={typed} onChange={setTyped} />
      </PageHead>
      <WorkLists shown={search ? undefined : asked.list} counts={pages.counts} />
      <OrderFilters asked={asked} markets={markets.data}>
        <span className={styles.menus}>
          <Views columns={columns} onColumns={(stored) => setColumns(readColumns(stored))} />
          <ColumnChoice
            columns={orderColumns.map((each) => ({ id: each.id, title: text(each.title) }))}
            chosen={columns}
            onChange={setColumns}
          />
        </span>
      </OrderFilters>
      {!id && asked.list === 'toPack' && !search && <StartPacking first={pages.rows?.[0]} />}
      {!id && asked.list === 'toShip' && !search && <Pickups />}
      <ChosenOrders chosen={chosen} onForget={() => choose([...chosen], false)} />
      <div className={`${side.columns} ${sideList.columns} ${styles.columns}`} data-open={id ? true : undefined}>
        <OrderList rows={pages} asked={asked} opened={id} columns={columns} chosen={chosen} choose={choose} />
        {id && <OrderScreen key={id} orderId={id} list={list} onChanged={pages.reload} />}
      </div>
    </>
  );
}

function Views({ columns, onColumns }: { columns: readonly string[]; onColumns: (columns: readonly string[]) => void }) {
  const [views, setViews] = useStored('order_views', readViews);
  const query = useSearch().slice(1);
  const open = (view: SavedView) => {
    onColumns(view.columns);
    navigate(`${paths.screen('orders')}?${view.query}`);
  };
  return <SavedViews views={views} shown={{ query, columns }} onSave={setViews} onOpen={open} />;
}

function useChosen() {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const choose = useCallback((orderIds: readonly string[], isOn?: boolean) => {
    setChosen((before) => {
      const next = new Set(before);
      for (const id of orderIds) (isOn ?? !before.has(id)) ? next.add(id) : next.delete(id);
      return next;
    });
  }, []);
  return { chosen, choose };
}

/** From there one order opens after the other. */
function StartPacking({ first }: { first: ListedOrder | undefined }) {
  const may = useRight('order.write');
  if (!may || !first) return null;
  return (
    <p className={styles.chosen}>
      <ButtonLink href={paths.screen('orders', first.orderId) + location.search}>{text('desk.start')}</ButtonLink>
    </p>
  );
}
