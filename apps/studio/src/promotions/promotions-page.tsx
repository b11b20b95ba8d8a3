import { promotions, type SavedPromotion } from '@selvedge/contract/studio/promotions.ts';
import { useState } from 'react';
import { errorKey } from '../lib/error-text.ts';
import { keepQuery, navigate, paths, useQuery } from '../lib/router.ts';
import type { ScreenProps } from '../lib/screen.ts';
import { useRight, useStudio } from '../lib/studio-context.tsx';
import { toSlug } from '../lib/to-slug.ts';
import { useLoad } from '../lib/use-load.ts';
import { fold } from '../lists/filter-markets.ts';
import { FilterField } from '../shell/filter-field.tsx';
import { PageHead } from '../shell/page-head.tsx';
import side from '../shell/side-screen.module.css';
import { StateNote } from '../shell/state-note.tsx';
import { text } from '../texts/text.ts';
import { newPromotion, promotionState } from './promotion-draft.ts';
import { PromotionScreen } from './promotion-screen.tsx';
import styles from './promotions.module.css';

/** Every promotion in the order in which they are looked at, and one of them beside the list. */
export function PromotionsPage({ rest: [id] }: ScreenProps) {
  const { call } = useStudio();
  const query = useQuery('filter');
  const canWrite = useRight('promotion.write');
  const { data, error, reload } = useLoad('promotions', () => call(promotions.list, {}));
  const [name, setName] = useState('');
  const words = fold(query).split(/\s+/).filter(Boolean);
  const found = data?.filter(({ promotion }) => words.every((word) => fold(`${promotion.id} ${promotion.names.en ?? ''}`).includes(word)));
  const opened = data?.find(({ promotion }) => promotion.id === id);
  return (
    <>
      <PageHead title={text('promotions.title')} note={data && text('promotions.count', { count: data.length })}>
        <FilterField
          label={text('promotions.filter')}
          hint={text('promotions.filter_hint')}
          value={query}
          onChange={(value) => keepQuery('filter', value)}
        />
        {canWrite && (
          <form
            className={styles.begin}
            onSubmit={(event) => {
              event.preventDefault();
              if (toSlug(name)) navigate(paths.screen('promotions', toSlug(name)));
            }}
          >
            <input
              aria-label={text('promotions.new_name')}
              placeholder={text('promotions.new_name')}
              value={name}
              maxLength={60}
              onChange={(event) => setName(event.target.value)}
            />
            <button type="submit">{text('promotions.new')}</button>
          </form>
        )}
      </PageHead>
      {error && <StateNote isError title={text('promotions.failed')} advice={text(errorKey(error))} onRetry={reload} />}
      <div className={side.columns} data-open={id ? true : undefined}>
        {found && found.length > 0 && <PromotionTable promotions={found} current={id} />}
        {data?.length === 0 && !id && <StateNote title={text('promotions.empty')} />}
        {id && data && (
          <PromotionScreen
            key={id}
            saved={opened}
            draft={opened?.promotion ?? { ...newPromotion(id), names: { en: name || id } }}
            onSaved={reload}
          />
        )}
      </div>
    </>
  );
}

function PromotionTable({ promotions: all, current }: { promotions: readonly SavedPromotion[]; current: string | undefined }) {
  const now = new Date();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{text('promotions.name')}</th>
          <th scope="col">{text('promotions.benefit')}</th>
          <th scope="col">{text('promotions.state')}</th>
          <th scope="col">{text('promotions.codes')}</th>
          <th scope="col">{text('promotions.priority')}</th>
        </tr>
      </thead>
      <tbody>
        {all.map(({ promotion, codes, codesUsed }) => (
          <tr key={promotion.id} aria-current={promotion.id === current || undefined}>
            <th scope="row">
              <a href={paths.screen('promotions', promotion.id)}>{promotion.names.en ?? promotion.id}</a> <code>{promotion.id}</code>
            </th>
            <td>{text(`promotions.kind.${promotion.benefit.kind}`)}</td>
            <td data-state={promotionState(promotion, now)}>{text(`promotions.state.${promotionState(promotion, now)}`)}</td>
            <td>{promotion.trigger === 'code' ? text('promotions.codes_used', { used: codesUsed, codes }) : '–'}</td>
            <td>
              {promotion.priority}
              {promotion.isExclusive && ` · ${text('promotions.exclusive')}`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
