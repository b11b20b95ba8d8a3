import { type KeptFeed, staffFeeds } from '@selvedge/contract/studio/feeds.ts';
import { errorKey } from '../lib/error-text.ts';
import { navigate, paths } from '../lib/router.ts';
import type { ScreenProps } from '../lib/screen.ts';
import { useRight, useStudio } from '../lib/studio-context.tsx';
import { useLoad } from '../lib/use-load.ts';
import { formatMoment } from '../shell/moment.ts';
import { PageHead } from '../shell/page-head.tsx';
import { ScrollTable } from '../shell/scroll-table.tsx';
import { StateNote } from '../shell/state-note.tsx';
import { text } from '../texts/text.ts';
import { FeedEditor } from './feed-editor.tsx';
import styles from './feeds.module.css';

/** What partners fetch of the assortment: Google, Meta, marketplaces. */
export function FeedsPage({ rest: [id], markets }: ScreenProps) {
  const { call } = useStudio();
  const mayWrite = useRight('catalogue.write');
  const { data, error, reload } = useLoad('feeds', () => call(staffFeeds.list, {}));
  const open = (next: string | undefined) => navigate(paths.screen('feeds', next));
  if (id !== undefined && data && markets.data) {
    const feed = data.feeds.find((each) => each.id === id);
    if (!feed && id !== 'new')
      return <StateNote title={text('feeds.unknown')} action={<a href={paths.screen('feeds')}>{text('feeds.back')}</a>} />;
    const key = `${id} ${feed?.version}`;
    return <FeedEditor key={key} feed={feed} markets={markets.data} onSaved={reload} onOpen={open} />;
  }
  return (
    <>
      <PageHead title={text('feeds.title')} note={text('feeds.note')}>
        {mayWrite && (
          <a className={styles.add} href={paths.screen('feeds', 'new')}>
            {text('feeds.add')}
          </a>
        )}
      </PageHead>
      {error && <StateNote isError title={text('feeds.failed')} advice={text(errorKey(error))} onRetry={reload} />}
      {data?.feeds.length === 0 && <StateNote title={text('feeds.none')} advice={text('feeds.none_advice')} />}
      {data && data.feeds.length > 0 && <FeedTable feeds={data.feeds} />}
    </>
  );
}

function FeedTable({ feeds }: { feeds: readonly KeptFeed[] }) {
  return (
    <ScrollTable name={text('feeds.title')}>
      <thead>
        <tr>
          <th scope="col">{text('feeds.name')}</th>
          <th scope="col">{text('feeds.market')}</th>
          <th scope="col">{text('feeds.format')}</th>
          <th scope="col">{text('feeds.holds')}</th>
          <th scope="col">{text('feeds.fetched')}</th>
          <th scope="col">{text('feeds.state')}</th>
        </tr>
      </thead>
      <tbody>
        {feeds.map((feed) => (
          <tr key={feed.id}>
            <th scope="row">
              <a href={paths.screen('feeds', feed.id)}>{feed.name}</a>
            </th>
            <td>{feed.market}</td>
            <td>{text(`feeds.format.${feed.format}`)}</td>
            <td className={styles.number}>
              {feed.lastFetchedAt ? text('feeds.holds_count', { products: feed.products, items: feed.items }) : '–'}
            </td>
            <td className={styles.number}>
              {feed.lastFetchedAt ? formatMoment(feed.lastFetchedAt) : text('feeds.never')}
              {feed.fetches > 0 && <small>{text('feeds.fetches', { count: feed.fetches })}</small>}
            </td>
            <td>{text(feed.isOn ? (feed.isOpen ? 'feeds.state.open' : 'feeds.state.secret') : 'feeds.state.off')}</td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}
