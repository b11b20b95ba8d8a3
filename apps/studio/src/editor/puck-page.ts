import type { Data } from '@puckeditor/core';
import type { PageRow } from '@selvedge/contract/page.ts';
import type { EditedContent } from '@selvedge/contract/studio/page-edit.ts';

/** The places of a page that hold rows. */
export type RowVariant = keyof EditedContent['rows'];

type Item = { type: string; props: { id: string } & Record<string, unknown> };
type Block = PageRow['blocks'][number];

export const rowType = 'row';
export const fixedSlot = 'fixedWidgets';

/** A page as the editor's tree: places are slots of the root, rows are slots in them, blocks lie in rows. */
export function toPuck(content: EditedContent, variants: readonly RowVariant[]): Data {
  const slots = Object.fromEntries(variants.map((variant) => [variant, (content.rows[variant] ?? []).map(rowItem)]));
  const { heading, intro, seo, isLandingPage = false } = content;
  const props = { title: heading, intro, seoTitle: seo.title, seoDescription: seo.description, isLandingPage };
  const fixed = (content.fixedWidgets ?? []).map(blockItem);
  return { root: { props: { ...props, ...slots, [fixedSlot]: fixed } as Data['root']['props'] }, content: [] } as unknown as Data;
}

/** Back again. What the editor does not show stays as it was. */
export function fromPuck(data: Data, before: EditedContent, variants: readonly RowVariant[]): EditedContent {
  const props = (data.root.props ?? {}) as Record<string, unknown>;
  const rows = { ...before.rows };
  for (const variant of variants) {
    // A row whose last block went away goes with it.
    const list = ((props[variant] ?? []) as Item[]).map(toRow).filter(({ blocks }) => blocks.length > 0);
    // A place that never held anything stays unnamed.
    if (list.length > 0 || rows[variant] !== undefined) rows[variant] = list;
  }
  const fixedWidgets = ((props[fixedSlot] ?? []) as Item[]).map(toBlock);
  const { fixedWidgets: _, isLandingPage: __, ...rest } = before;
  return {
    ...rest,
    heading: words(props.title),
    intro: words(props.intro),
    seo: { ...before.seo, title: words(props.seoTitle), description: words(props.seoDescription) },
    rows,
    ...((props.isLandingPage === true || before.isLandingPage !== undefined) && { isLandingPage: props.isLandingPage === true }),
    ...((fixedWidgets.length > 0 || before.fixedWidgets) && { fixedWidgets }),
  };
}

const words = (value: unknown): string => (typeof value === 'string' ? value : '');

function rowItem({ id, blocks, perRowMobile, hideOnISO }: PageRow): Item {
  return { type: rowType, props: { id, perRowMobile: perRowMobile ?? 1, hideOnISO: hideOnISO ?? false, blocks: blocks.map(blockItem) } };
}

export function blockItem({ _alias, ...props }: Block): Item {
  return { type: _alias, props };
}

/** A block that was laid straight onto the page stands in a row of its own. */
function toRow({ type, props }: Item): PageRow {
  if (type !== rowType) return { id: `row-${props.id}`, blocks: [toBlock({ type, props })] };
  const perRowMobile = Number(props.perRowMobile ?? 1);
  return {
    id: props.id,
    blocks: ((props.blocks ?? []) as Item[]).map(toBlock),
    ...(perRowMobile > 1 && { perRowMobile }),
    ...(props.hideOnISO === true && { hideOnISO: true }),
  };
}

export function toBlock({ type, props }: Item): Block {
  return prune({ ...props, _alias: type }) as Block;
}

/** An input that was emptied leaves undefined behind, which no JSON holds and every comparison stumbles over. */
function prune(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(prune);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).flatMap(([name, each]) => (each === undefined ? [] : [[name, prune(each)]])));
}
