import type { AlterTableCmd, ColumnDef, Constraint, Node } from 'libpg-query';
import type { Fault, Known } from './migration-fault.ts';

/** Changes of a table that others use: an entry of its description alone, or a look at every row? */
export function alterFaults(table: string, commands: readonly Node[], known: Known): Fault[] {
  return commands.flatMap((command) => ('AlterTableCmd' in command ? commandFaults(table, command.AlterTableCmd, known) : []));
}

/** They change what is known of the table, not its rows. */
const short = new Set([
  ...['AT_ColumnDefault', 'AT_DropNotNull', 'AT_DropConstraint', 'AT_SetStorage', 'AT_SetCompression', 'AT_SetStatistics', 'AT_SetOptions'],
  ...['AT_SetRelOptions', 'AT_ResetRelOptions', 'AT_EnableTrig', 'AT_DisableTrig', 'AT_ReplicaIdentity', 'AT_ResetOptions'],
]);

function commandFaults(table: string, { subtype, name = '', def }: AlterTableCmd, known: Known): Fault[] {
  const fault = (rule: string, why: string): Fault[] => [{ rule, on: table, why }];
  switch (subtype) {
    case 'AT_AddColumn':
      return def && 'ColumnDef' in def ? columnFaults(table, def.ColumnDef) : [];
    case 'AT_AddConstraint':
      return def && 'Constraint' in def ? constraintFaults(table, def.Constraint, known) : [];
    case 'AT_ValidateConstraint':
      if (known.unvalidated.has(`${name} of ${table}`) && !known.isOutside)
        return fault(
          'validate',
          `${name} is added in the same transaction, whose lock lasts while every row is looked at; validate it in a later file`,
        );
      if (known.fills.has(`${name} of ${table}`)) known.filled.add(known.fills.get(`${name} of ${table}`)!);
      return [];
    case 'AT_SetNotNull':
      return known.filled.has(`${table}.${name}`)
        ? []
        : fault('not-null', `every row is looked at; first add check (${name} is not null) not valid, then validate it, in files before`);
    case 'AT_DropColumn':
      return known.isContract ? [] : fault('drop', `the version before may read ${name}; say since when nobody does, -- contract: ...`);
    case 'AT_AlterColumnType':
      return fault(
        'rewrite',
        `the type of ${name} rewrites the table; add a column, fill it in batches, and drop the old one in a contract`,
      );
    case 'AT_DetachPartition':
      return known.isOutside && JSON.stringify(def).includes('"concurrent":true')
        ? []
        : fault('detach', 'detach it concurrently, in a file outside a transaction');
    default:
      return short.has(subtype ?? '')
        ? []
        : fault('unknown', `nobody has said yet what ${subtype} locks; add it to scripts/alter-faults.ts`);
  }
}

function columnFaults(table: string, { colname = '', typeName, constraints = [] }: ColumnDef): Fault[] {
  const kinds = constraints.flatMap((each) => ('Constraint' in each ? [each.Constraint] : []));
  const isIn = (kind: Constraint['contype']) => kinds.some(({ contype }) => contype === kind);
  const fault = (rule: string, why: string): Fault[] => [{ rule, on: table, why }];
  const value = kinds.find(({ contype }) => contype === 'CONSTR_DEFAULT')?.raw_expr;
  const type = typeName?.names?.map((each) => ('String' in each ? each.String.sval : '')).at(-1) ?? '';
  return [
    ...(value && !isStable(value)
      ? fault('rewrite', `the default of ${colname} differs by row, which rewrites the table; add it empty, then fill it in batches`)
      : []),
    ...(isIn('CONSTR_GENERATED') || isIn('CONSTR_IDENTITY') || /serial/.test(type)
      ? fault('rewrite', `${colname} is made by row, which rewrites the table`)
      : []),
    ...(isIn('CONSTR_NOTNULL') && !value ? fault('not-null', `${colname} has no default, so it fails on a table that has rows`) : []),
    ...(isIn('CONSTR_UNIQUE') || isIn('CONSTR_PRIMARY')
      ? fault('index', `the index of ${colname} is built under the lock; build it concurrently`)
      : []),
    ...(isIn('CONSTR_CHECK')
      ? fault('check', `every row is looked at; add the check of ${colname} by itself, not valid, and validate it in a later file`)
      : []),
    ...(isIn('CONSTR_FOREIGN') && value
      ? fault('key', `every row is looked at; add the key of ${colname} by itself, not valid, and validate it in a later file`)
      : []),
  ];
}

function constraintFaults(table: string, constraint: Constraint, known: Known): Fault[] {
  const { contype, conname = '', skip_validation, indexname } = constraint;
  const fault = (rule: string, why: string): Fault[] => [{ rule, on: table, why }];
  if (contype === 'CONSTR_UNIQUE' || contype === 'CONSTR_PRIMARY')
    return indexname
      ? []
      : fault('index', `${conname || contype} builds its index under the lock; build it concurrently, then add it using index`);
  if (contype === 'CONSTR_EXCLUSION') return fault('index', `${conname} builds its index under the lock`);
  if (!skip_validation)
    return fault(
      contype === 'CONSTR_FOREIGN' ? 'key' : 'check',
      `every row is looked at; add ${conname || 'it'} not valid, and validate it in a later file`,
    );
  known.unvalidated.add(`${conname} of ${table}`);
  const column = filledColumn(constraint);
  if (column) known.fills.set(`${conname} of ${table}`, `${table}.${column}`);
  return [];
}

/** `check (price is not null)`, or PostgreSQL 18's `not null price`. */
function filledColumn({ contype, raw_expr, keys }: Constraint): string | undefined {
  if (contype === 'CONSTR_NOTNULL') return lastName(keys);
  if (!raw_expr || !('NullTest' in raw_expr) || raw_expr.NullTest.nulltesttype !== 'IS_NOT_NULL') return undefined;
  const { arg } = raw_expr.NullTest;
  return arg && 'ColumnRef' in arg ? lastName(arg.ColumnRef.fields) : undefined;
}

function lastName(nodes: readonly Node[] = []): string | undefined {
  const last = nodes.at(-1);
  return last && 'String' in last ? last.String.sval : undefined;
}

/** The same for every row: a constant, or the moment of the statement. */
function isStable(value: Node): boolean {
  const text = JSON.stringify(value);
  const calls = [...text.matchAll(/"funcname":\[(.*?)\]/g)].map(([, names]) => /"sval":"(\w+)"\}\}$/.exec(names!)?.[1]);
  return calls.every((name) => name === 'now');
}
