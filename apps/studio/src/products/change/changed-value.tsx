import { type FieldTable, optionFields, styleFields } from '@selvedge/contract/catalogue/product-fields.ts';
import type { StaffPrice } from '@selvedge/contract/studio/products.ts';
import { formatMoment } from '../../shell/moment.ts';
import { text } from '../../texts/text.ts';
import styles from '../list/list.module.css';
import panel from '../panel/panel.module.css';

type PriceSide = Omit<StaffPrice, 'from'> & { from?: string | null; until?: string };

/** One side of a change, as short as it can be said. */
export function ChangedValue({ field, value }: { field: string; value: unknown }) {
  if (field === 'leavesAt') return <>{typeof value === 'string' ? formatMoment(value) : text('products.in_sale')}</>;
  if (value === null || value === undefined) return <span className={panel.quiet}>–</span>;
  if (field.startsWith('price:')) return <PriceSideText side={value as PriceSide} />;
  if (Array.isArray(value)) return <>{value.map((each) => (typeof each === 'string' ? each : pictureName(each))).join(', ') || '–'}</>;
  if (typeof value === 'object') return <span className={styles.changed}>{describeFields(field, value).join(' · ')}</span>;
  return <>{String(value)}</>;
}

/** Texts and names speak for themselves; facts say what they are about. */
function describeFields(field: string, value: object): string[] {
  const fields: FieldTable = { facts: optionFields, styleFacts: styleFields }[field] ?? {};
  return Object.entries(value)
    .filter(([, each]) => isSaid(each))
    .map(([name, each]) => {
      const title = fields[name]?.edited?.title;
      if (title === undefined) return String(each);
      return each === true
        ? title
        : `${title}: ${fields[name]?.stored === 'moment' ? formatMoment(String(each)) : [each].flat().join(', ')}`;
    });
}

function PriceSideText({ side: { list, sales, member, from, until } }: { side: PriceSide }) {
  const write = (amount: number) => amount.toLocaleString('en-GB', { minimumFractionDigits: Number.isInteger(amount) ? 0 : 2 });
  return (
    <>
      <span className={panel.price}>
        {sales < list && <s>{write(list)}</s>} <b data-down={sales < list || undefined}>{write(sales)}</b>
      </span>
      {member !== undefined && <small>{text('products.for_members', { price: write(member) })}</small>}
      {from !== undefined && (
        <small>
          {from === null ? text('products.at_once') : text('products.from_moment', { moment: formatMoment(from) })}
          {until && ` ${text('products.until_moment', { moment: formatMoment(until) })}`}
        </small>
      )}
    </>
  );
}

type Picture = { index: number; format: string; alts?: Readonly<Record<string, string>>; media?: string };

function pictureName({ index, format, alts = {}, media }: Picture): string {
  return [
    media === undefined ? `${index} ${format}` : text('products.picture_library', { format }),
    ...Object.values(alts).map((alt) => `“${alt}”`),
  ].join(' ');
}

const isSaid = (value: unknown): boolean =>
  value !== '' && value !== null && value !== false && !(Array.isArray(value) && value.length === 0);
