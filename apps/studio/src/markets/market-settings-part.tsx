import type { MarketSettings } from '@selvedge/contract/market.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { ConflictPanel } from '../drafts/conflict-panel.tsx';
import { useRight } from '../lib/studio-context.tsx';
import { text } from '../texts/text.ts';
import { HowItReads } from './how-it-reads.tsx';
import { MarketForm } from './market-form.tsx';
import styles from './market-screen.module.css';
import type { MarketWork } from './use-market-work.ts';

/** The form, what the market looks like by it, and the button that makes it live. */
export function MarketSettingsPart({ work, markets }: { work: MarketWork; markets: readonly MarketSettings[] }) {
  const { saved, draft, set, isChanged, isSaving, problemAt, problem, met, save, take } = work;
  const canWrite = useRight('market.write');
  return (
    <div className={styles.columns}>
      <div>
        {met && <ConflictPanel source={met.source} saver={met.work} note={text('editor.theirs_is_a_version')} />}
        <fieldset disabled={!canWrite}>
          <MarketForm id={saved.id} draft={draft} set={set} problemAt={problemAt} markets={markets} />
        </fieldset>
        {draft.currency !== saved.settings.currency && <CurrencyWarning work={work} />}
        {canWrite && (
          <div className={styles.save} data-changed={isChanged || undefined}>
            <Button disabled={!isChanged || isSaving} onClick={() => void save()}>
              {text('markets.save')}
            </Button>
            <Button look="quiet" disabled={!isChanged} onClick={() => take(saved)}>
              {text('markets.undo_all')}
            </Button>
            <p role="status">{isSaving ? text('markets.saving') : isChanged ? text('markets.unsaved') : ''}</p>
            {problem && !met && (
              <p role="alert" className={styles.problem}>
                {problem}
              </p>
            )}
          </div>
        )}
      </div>
      <HowItReads id={saved.id} country={saved.country} settings={draft} />
    </div>
  );
}

/** What a new currency means, before anybody presses anything. */
function CurrencyWarning({ work: { saved, draft, save } }: { work: MarketWork }) {
  const { prices, orders } = saved.use;
  const values = { from: saved.settings.currency, to: draft.currency, prices, orders };
  const isRefused = orders > 0 || (prices > 0 && saved.isOpen);
  return (
    <section className={styles.conflict} aria-label={text('markets.currency_change')}>
      <p>{text('markets.currency_change_means', values)}</p>
      {orders > 0 && <p role="alert">{text('markets.currency_has_orders', values)}</p>}
      {orders === 0 && isRefused && <p role="alert">{text('markets.currency_is_open', values)}</p>}
      {!isRefused && prices > 0 && (
        <p>
          <Button look="secondary" onClick={() => void save({ keepsNumbers: true })}>
            {text('markets.currency_keep_numbers', values)}
          </Button>
        </p>
      )}
    </section>
  );
}
