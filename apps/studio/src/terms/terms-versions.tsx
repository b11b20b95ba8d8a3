import { RichText } from '@selvedge/blocks/rich-text.tsx';
import { type EditedTerms, type TermsVersion, terms } from '@selvedge/contract/studio/terms.ts';
import { useState } from 'react';
import { UndoneFields } from '../drafts/undone-fields.tsx';
import { errorText } from '../lib/error-text.ts';
import { useRight, useStudio } from '../lib/studio-context.tsx';
import { useLoad } from '../lib/use-load.ts';
import { wordsOf } from '../settings/setting-source.ts';
import { formatMoment } from '../shell/moment.ts';
import { StateNote } from '../shell/state-note.tsx';
import { text } from '../texts/text.ts';
import { Acceptances } from './acceptances.tsx';
import styles from './terms.module.css';

type Props = { terms: EditedTerms; onDone: (next: EditedTerms) => void };

/** Every version: when it held, who decided it, how often it was accepted. Old ones stay to be read. */
export function TermsVersions({ terms: opened, onDone }: Props) {
  const { call, notices } = useStudio();
  const canDecide = useRight('content.publish');
  const canSeeShoppers = useRight('customer.read');
  const [shown, setShown] = useState<{ version: string; what: 'text' | 'people' }>();
  const { market, slug, versions } = opened;
  if (versions.length === 0) return null;

  async function cancel({ version }: TermsVersion): Promise<void> {
    const answer = await call(terms.cancelTerms, { body: { market, slug, version } });
    if (answer.hasError) return notices.post({ kind: 'failed', text: errorText(answer.error) });
    notices.post({ kind: 'done', text: text('terms.cancelled', { version }) });
    onDone(answer.data);
  }

  const toggle = (version: string, what: 'text' | 'people') =>
    setShown((before) => (before?.version === version && before.what === what ? undefined : { version, what }));

  return (
    <section className={styles.versions} aria-label={text('terms.versions')}>
      <h3>{text('terms.versions')}</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">{text('terms.version')}</th>
            <th scope="col">{text('terms.state')}</th>
            <th scope="col">{text('terms.valid_from')}</th>
            <th scope="col">{text('terms.decided_by')}</th>
            <th scope="col">{text('terms.accepted')}</th>
            <th scope="col">{text('terms.actions')}</th>
          </tr>
        </thead>
        <tbody>
          {versions.map((each) => (
            <tr key={each.version}>
              <th scope="row">
                {each.version} {each.note && <small>{each.note}</small>}
              </th>
              <td data-state={each.state}>{text(`terms.state_${each.state}`)}</td>
              <td>{formatMoment(each.validFrom)}</td>
              <td>{each.decidedBy || text('terms.from_the_start')}</td>
              <td>{text('terms.counts', { accounts: each.accounts, orders: each.orders })}</td>
              <td className={styles.links}>
                <button
                  type="button"
                  aria-expanded={shown?.version === each.version && shown.what === 'text'}
                  onClick={() => toggle(each.version, 'text')}
                >
                  {text('terms.read')}
                </button>
                {canSeeShoppers && each.accounts + each.orders > 0 && (
                  <button
                    type="button"
                    aria-expanded={shown?.version === each.version && shown.what === 'people'}
                    onClick={() => toggle(each.version, 'people')}
                  >
                    {text('terms.who')}
                  </button>
                )}
                {canDecide && each.state === 'planned' && (
                  <button type="button" onClick={() => void cancel(each)}>
                    {text('terms.cancel')}
                  </button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {versions.map(
        ({ version, overlaps }) =>
          overlaps.length > 0 && (
            <section key={version} className={styles.overlaps} aria-label={text('terms.undoes', { version })}>
              <h4>{text('terms.undoes', { version })}</h4>
              <p>{text('terms.undoes_advice')}</p>
              <UndoneFields fields={overlaps} placeOf={wordsOf} />
            </section>
          ),
      )}
      {shown?.what === 'text' && <OldText key={shown.version} market={market} slug={slug} version={shown.version} />}
      {shown?.what === 'people' && <Acceptances key={shown.version} market={market} slug={slug} version={shown.version} />}
    </section>
  );
}

function OldText({ market, slug, version }: { market: string; slug: string; version: string }) {
  const { call } = useStudio();
  const { data, error, reload } = useLoad(`terms ${market} ${slug} ${version}`, () =>
    call(terms.getTermsVersion, { query: { market, slug, version } }),
  );
  if (error) return <StateNote isError title={text('terms.failed')} advice={errorText(error)} onRetry={reload} />;
  if (!data) return <p role="status">{text('studio.loading')}</p>;
  return (
    <article className={styles.preview} aria-label={text('terms.text_of', { version })}>
      <p className={styles.about}>{text('terms.text_of', { version })}</p>
      <h1>{data.title}</h1>
      <RichText nodes={data.text} />
    </article>
  );
}
