import type { MarketSettings } from '@selvedge/contract/market.ts';
import { type FeedDraft, type KeptFeed, staffFeeds } from '@selvedge/contract/studio/feeds.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { type FormEvent, useState } from 'react';
import { errorText } from '../lib/error-text.ts';
import { lastMarket } from '../lib/last-market.ts';
import { paths } from '../lib/router.ts';
import { useRight, useStudio } from '../lib/studio-context.tsx';
import { FormCheck, FormField, FormGroup } from '../shell/form-field.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { text } from '../texts/text.ts';
import { FeedAddress } from './feed-address.tsx';
import { FeedChoices } from './feed-choices.tsx';
import { FeedPreview } from './feed-preview.tsx';
import styles from './feeds.module.css';
import { noRules, RuleFields } from './rule-fields.tsx';

type Props = {
  feed: KeptFeed | undefined;
  markets: readonly MarketSettings[];
  onSaved: () => void;
  onOpen: (id: string | undefined) => void;
};

/** One feed: for whom it is, what is left out of it, where it is fetched, and what its reader would say to it. */
export function FeedEditor({ feed, markets, onSaved, onOpen }: Props) {
  const { call, notices } = useStudio();
  const mayWrite = useRight('catalogue.write');
  const [draft, setDraft] = useState<FeedDraft>(() => feed ?? emptyFeed(markets));
  const [problem, setProblem] = useState('');
  const put = (change: Partial<FeedDraft>) => setDraft({ ...draft, ...change });

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    const { id, version, name, market, format, sizeSystem, rules, isOpen, isOn } = draft;
    const body = { ...(id && { id }), version, name, market, format, sizeSystem, rules, isOpen, isOn };
    const answer = await call(staffFeeds.save, { body });
    if (answer.hasError) return setProblem(errorText(answer.error));
    notices.post({ kind: 'done', text: text('feeds.saved') });
    onSaved();
    onOpen(answer.data.id);
  }

  async function change(what: 'remove' | 'renewAddress'): Promise<void> {
    if (!feed) return;
    const answer = await call(staffFeeds[what], { body: { id: feed.id, version: feed.version } });
    if (answer.hasError) return setProblem(errorText(answer.error));
    notices.post({ kind: 'done', text: text(what === 'remove' ? 'feeds.removed' : 'feeds.renewed') });
    onSaved();
    if (what === 'remove') onOpen(undefined);
  }

  return (
    <>
      <PageHead title={feed?.name ?? text('feeds.new')}>
        <a className={styles.back} href={paths.screen('feeds')}>
          {text('feeds.back')}
        </a>
      </PageHead>
      {feed && <FeedAddress feed={feed} mayWrite={mayWrite} onRenew={() => void change('renewAddress')} />}
      <form aria-label={feed?.name ?? text('feeds.new')} onSubmit={(event) => void save(event)}>
        <fieldset className={styles.fieldset} disabled={!mayWrite}>
          <FormGroup title={text('feeds.about')}>
            <FormField label={text('feeds.name')} problem={problem || undefined}>
              {(ties) => (
                <input {...ties} required maxLength={80} value={draft.name} onChange={(event) => put({ name: event.target.value })} />
              )}
            </FormField>
            <FeedChoices {...{ draft, markets, put }} />
            <div className={styles.checks}>
              <FormCheck label={text('feeds.is_on')} checked={draft.isOn} onChange={(isOn) => put({ isOn })} />
              <FormCheck label={text('feeds.is_open')} checked={draft.isOpen} onChange={(isOpen) => put({ isOpen })} />
            </div>
          </FormGroup>
          <RuleFields rules={draft.rules} market={draft.market} onChange={(rules) => put({ rules })} />
          {mayWrite && (
            <div className={styles.actions}>
              <Button type="submit">{text('feeds.save')}</Button>
              {feed && (
                <Button look="quiet" onClick={() => void change('remove')}>
                  {text('feeds.remove')}
                </Button>
              )}
            </div>
          )}
        </fieldset>
      </form>
      <FeedPreview draft={draft} />
    </>
  );
}

function emptyFeed(markets: readonly MarketSettings[]): FeedDraft {
  const market = markets.find(({ id }) => id === lastMarket())?.id ?? markets[0]?.id ?? '';
  return { version: 0, name: '', market, format: 'google', sizeSystem: 'EU', rules: noRules, isOpen: false, isOn: true };
}
