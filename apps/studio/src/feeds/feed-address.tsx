import type { KeptFeed } from '@selvedge/contract/studio/feeds.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { useStudio } from '../lib/studio-context.tsx';
import { FormField } from '../shell/form-field.tsx';
import { formatMoment } from '../shell/moment.ts';
import { text } from '../texts/text.ts';
import styles from './feeds.module.css';

/** Where a feed is fetched. Whoever has the address has the feed, until another one is made. */
export function FeedAddress({ feed, mayWrite, onRenew }: { feed: KeptFeed; mayWrite: boolean; onRenew: () => void }) {
  const { notices } = useStudio();
  const { address, lastFetchedAt, fetches, products, items, revision } = feed;
  const copy = () =>
    void navigator.clipboard.writeText(address).then(
      () => notices.post({ kind: 'done', text: text('feeds.copied') }),
      () => notices.post({ kind: 'failed', text: text('feeds.not_copied') }),
    );
  return (
    <section className={styles.address} aria-label={text('feeds.address')}>
      {address !== '' && (
        <>
          <FormField label={text('feeds.address')} hint={text(feed.isOpen ? 'feeds.address_open' : 'feeds.address_secret')}>
            {(ties) => <input {...ties} readOnly value={address} onFocus={(event) => event.target.select()} />}
          </FormField>
          <div className={styles.actions}>
            <Button look="quiet" onClick={copy}>
              {text('feeds.copy')}
            </Button>
            {mayWrite && !feed.isOpen && (
              <Button look="quiet" onClick={onRenew}>
                {text('feeds.renew')}
              </Button>
            )}
          </div>
        </>
      )}
      <p className={styles.known}>
        {lastFetchedAt
          ? text('feeds.last_fetch', { when: formatMoment(lastFetchedAt), count: fetches, products, items, revision })
          : text('feeds.never_fetched')}
      </p>
    </section>
  );
}
