import { type CustomerKind, customerKinds, type Promotion } from '@selvedge/contract/promotion.ts';
import { fromLocalInput, toLocalInput } from '../shell/moment.ts';
import { text } from '../texts/text.ts';
import { BenefitFields } from './benefit-fields.tsx';
import { LineField } from './line-field.tsx';
import { readCount } from './number-reading.ts';
import styles from './promotions.module.css';
import { TextLine } from './text-line.tsx';
import { readAmounts, readList, writeAmounts } from './written-amounts.ts';

type Props = { draft: Promotion; onChange: (draft: Promotion) => void };

export function PromotionForm({ draft, onChange }: Props) {
  const set = (part: Partial<Promotion>) => onChange({ ...draft, ...part });
  const names = Object.entries(draft.names);
  return (
    <div className={styles.form}>
      {names.map(([language, name]) => (
        <LineField key={language} label={text('promotions.name_in', { language })}>
          {(ties) => (
            <input
              {...ties}
              value={name}
              maxLength={120}
              onChange={(event) => set({ names: { ...draft.names, [language]: event.target.value } })}
            />
          )}
        </LineField>
      ))}
      <TextLine
        label={text('promotions.languages')}
        hint={text('promotions.languages_hint')}
        value={names.map(([language]) => language)}
        write={(all) => all.join(', ')}
        read={(line) =>
          readList(line).every((each) => /^[a-z]{2}$/.test(each)) && readList(line).includes('en') ? readList(line) : undefined
        }
        onChange={(all) => set({ names: Object.fromEntries(all.map((language) => [language, draft.names[language] ?? ''])) })}
      />
      <Check label={text('promotions.is_active')} isOn={draft.isActive} onChange={(isActive) => set({ isActive })} />
      <Check
        label={text('promotions.needs_code')}
        isOn={draft.trigger === 'code'}
        onChange={(isCode) => set({ trigger: isCode ? 'code' : 'automatic' })}
      />
      <BenefitFields benefit={draft.benefit} onChange={(benefit) => set({ benefit })} />
      <h3>{text('promotions.when_and_who')}</h3>
      <MomentField label={text('promotions.from')} at={draft.from} onChange={(from) => onChange(without(draft, 'from', from))} />
      <MomentField label={text('promotions.until')} at={draft.until} onChange={(until) => onChange(without(draft, 'until', until))} />
      <TextLine
        label={text('promotions.markets')}
        hint={text('promotions.everywhere')}
        value={draft.markets}
        write={(all) => all.join(', ')}
        read={(line) => (readList(line).every((each) => /^[a-z]{2}-[A-Z]{2}$/.test(each)) ? readList(line) : undefined)}
        onChange={(markets) => set({ markets })}
      />
      <div className={styles.line}>
        <span>{text('promotions.customers')}</span>
        <div className={styles.checks}>
          {customerKinds.map((kind: CustomerKind) => (
            <label key={kind}>
              <input
                type="checkbox"
                checked={draft.customers.includes(kind)}
                onChange={(event) =>
                  set({ customers: event.target.checked ? [...draft.customers, kind] : draft.customers.filter((each) => each !== kind) })
                }
              />
              {text(`promotions.customer.${kind}`)}
            </label>
          ))}
        </div>
      </div>
      <h3>{text('promotions.goods')}</h3>
      {(['categories', 'tags', 'brands', 'products', 'excludedTags'] as const).map((part) => (
        <TextLine
          key={part}
          label={text(`promotions.goods.${part}`)}
          value={draft.goods[part]}
          write={(all) => all.join(', ')}
          read={readList}
          onChange={(all) => set({ goods: { ...draft.goods, [part]: all } })}
        />
      ))}
      <Check
        label={text('promotions.goods.excludeMarkdown')}
        isOn={draft.goods.excludeMarkdown}
        onChange={(excludeMarkdown) => set({ goods: { ...draft.goods, excludeMarkdown } })}
      />
      <h3>{text('promotions.bounds')}</h3>
      <TextLine
        label={text('promotions.minimum')}
        hint={text('promotions.amounts_hint')}
        value={draft.minimum.amounts}
        write={writeAmounts}
        read={readAmounts}
        onChange={(amounts) => set({ minimum: { ...draft.minimum, amounts } })}
      />
      <TextLine
        label={text('promotions.minimum_pieces')}
        value={draft.minimum.quantity}
        write={String}
        read={readCount(0)}
        onChange={(quantity) => set({ minimum: { ...draft.minimum, quantity } })}
      />
      {(['perCode', 'perCustomer'] as const).map((limit) => (
        <TextLine
          key={limit}
          label={text(`promotions.limit.${limit}`)}
          hint={text('promotions.no_limit')}
          value={draft.limits[limit] ?? 0}
          write={(count) => (count === 0 ? '' : String(count))}
          read={(line) => (line.trim() === '' ? 0 : readCount(1)(line))}
          onChange={(count) => set({ limits: without(draft.limits, limit, count || undefined) })}
        />
      ))}
      <TextLine
        label={text('promotions.priority')}
        hint={text('promotions.priority_hint')}
        value={draft.priority}
        write={String}
        read={readCount(-1_000_000)}
        onChange={(priority) => set({ priority })}
      />
      <Check label={text('promotions.is_exclusive')} isOn={draft.isExclusive} onChange={(isExclusive) => set({ isExclusive })} />
    </div>
  );
}

/** A value that is not there is left out: `undefined` would be another promotion than the one that was saved. */
function without<T extends object, K extends keyof T>(whole: T, key: K, value: T[K] | undefined): T {
  const { [key]: _, ...rest } = whole;
  return (value === undefined ? rest : { ...rest, [key]: value }) as T;
}

function Check({ label, isOn, onChange }: { label: string; isOn: boolean; onChange: (isOn: boolean) => void }) {
  return (
    <LineField label={label}>
      {(ties) => <input {...ties} type="checkbox" checked={isOn} onChange={(event) => onChange(event.target.checked)} />}
    </LineField>
  );
}

function MomentField({ label, at, onChange }: { label: string; at: string | undefined; onChange: (at: string | undefined) => void }) {
  return (
    <LineField label={label}>
      {(ties) => (
        <input
          {...ties}
          type="datetime-local"
          value={toLocalInput(at)}
          onChange={(event) => onChange(fromLocalInput(event.target.value))}
        />
      )}
    </LineField>
  );
}
