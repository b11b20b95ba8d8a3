import { ShopError } from '@selvedge/contract/error.ts';
import { mergeFields } from '@selvedge/domain/versions/merge-fields.ts';

type Works<C> = { base: C | null | undefined; mine: C; theirs: C | undefined };
type Terms = {
  /** What is said of a field that both changed. */
  overtaken: string;
  /** Fields of which somebody has seen both values and decided for theirs own. */
  decided?: readonly string[] | undefined;
};

/** Puts two works together; refused with the fields that both changed, and only those. */
export function mergeOrRefuse<C>({ base, mine, theirs }: Works<C>, { overtaken, decided = [] }: Terms): C {
  const { merged, conflicts } = mergeFields({ base: base ?? undefined, mine, theirs });
  const open = conflicts.filter(({ at }) => !decided.includes(nameOf(at)));
  if (open.length > 0) throw new ShopError('conflict', Object.fromEntries(open.map(({ at }) => [nameOf(at), [overtaken]])));
  return merged as C;
}

/** The whole document has no path. */
const nameOf = (at: string): string => at || 'content';
