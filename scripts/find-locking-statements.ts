import { isOutsideTransaction, splitStatements } from '@selvedge/api/db/migration-mode.ts';
import { type Node, parse } from 'libpg-query';
import { alterFaults } from './alter-faults.ts';
import type { Fault, Known } from './migration-fault.ts';

type File = { name: string; sql: string };

/** What would hold readers or writers of a table up for as long as the table is large, or leave the version before without what it reads. */
export async function findLockingStatements(files: readonly File[]): Promise<string[]> {
  const [fills, filled] = [new Map<string, string>(), new Set<string>()];
  const found: string[] = [];
  for (const { name, sql } of files) {
    const isOutside = isOutsideTransaction(sql);
    const known: Known = {
      made: new Set<string>(),
      unvalidated: new Set<string>(),
      fills,
      filled,
      isOutside,
      isContract: contract.test(header(sql)),
    };
    const statements = await readStatements(sql);
    if (isOutside) found.push(...(await cutFaults(name, sql, statements.length)));
    const accepted = readAccepted(sql);
    const faults = statements.flatMap((statement, index) => statementFaults(statement, known, statements.slice(0, index)));
    found.push(...faults.filter(({ rule, on }) => !accepted.has(`${rule} on ${on}`)).map((fault) => `${name}: ${say(fault)}`));
    const used = new Set(faults.map(({ rule, on }) => `${rule} on ${on}`));
    found.push(...[...accepted].filter((each) => !used.has(each)).map((each) => `${name}: accepts ${each}, which it does not do`));
  }
  return found;
}

const say = ({ rule, on, why }: Fault) => `${rule} on ${on}: ${why}`;

const header = (sql: string) => /^(?:--.*\n)*/.exec(sql)![0];
const contract = /^-- contract: .{10,}/m;

/** `-- accepts rewrite on market: fifty rows.` */
function readAccepted(sql: string): Set<string> {
  return new Set([...header(sql).matchAll(/^-- accepts ([a-z-]+ on [a-z_]+): .{10,}$/gm)].map(([, what]) => what!));
}

async function readStatements(sql: string): Promise<Node[]> {
  const { stmts = [] } = await parse(sql);
  return stmts.map(({ stmt }) => stmt!);
}

/** What runs is cut by empty lines: each piece has to be what the parser takes for one statement. */
async function cutFaults(name: string, sql: string, count: number): Promise<string[]> {
  const pieces = splitStatements(sql);
  const sizes = await Promise.all(
    pieces.map((piece) =>
      readStatements(piece.sql).then(
        ({ length }) => length,
        () => 0,
      ),
    ),
  );
  const isCut = pieces.length === count && sizes.every((size) => size === 1);
  return isCut ? [] : [`${name}: an empty line has to stand after every statement, and nowhere inside of one`];
}

function statementFaults(statement: Node, known: Known, before: readonly Node[]): Fault[] {
  const faults = ownFaults(statement, known, before);
  const isAllowedOutside = ['IndexStmt', 'DropStmt', 'AlterTableStmt', 'DoStmt', 'VacuumStmt'].some((kind) => kind in statement);
  if (!known.isOutside || isAllowedOutside) return faults;
  return [...faults, { rule: 'outside', on: 'file', why: 'what needs no time of its own belongs into a file with a transaction' }];
}

function ownFaults(statement: Node, known: Known, before: readonly Node[]): Fault[] {
  const fault = (rule: string, on: string | undefined, why: string): Fault[] => [{ rule, on: on ?? 'database', why }];
  const isNew = (table: string | undefined) => table !== undefined && known.made.has(table);
  if ('CreateStmt' in statement) {
    known.made.add(statement.CreateStmt.relation?.relname ?? '');
    return [];
  }
  if ('CreateTableAsStmt' in statement) {
    known.made.add(statement.CreateTableAsStmt.into?.rel?.relname ?? '');
    return [];
  }
  if ('IndexStmt' in statement) {
    const { relation, concurrent, idxname = '', if_not_exists } = statement.IndexStmt;
    const table = relation?.relname;
    if (isNew(table)) return [];
    if (!concurrent)
      return fault('index', table, 'nobody can write until it is built; create it concurrently, in a file outside a transaction');
    if (!known.isOutside)
      return fault('index', table, 'concurrently does not work in a transaction; begin the file with -- outside a transaction');
    if (if_not_exists)
      return fault('index', table, 'one that broke off is there and invalid; drop it concurrently if exists, then create it');
    return before.some((each) => drops(each, idxname))
      ? []
      : fault('index', table, 'drop it concurrently if exists before, or the file can not run again');
  }
  if ('AlterTableStmt' in statement) {
    const { relation, cmds = [] } = statement.AlterTableStmt;
    const table = relation?.relname ?? '';
    return isNew(table) ? [] : alterFaults(table, cmds, known);
  }
  if ('RenameStmt' in statement) {
    const { renameType, relation } = statement.RenameStmt;
    const isRead = renameType === 'OBJECT_TABLE' || renameType === 'OBJECT_COLUMN' || renameType === 'OBJECT_VIEW';
    if (!isRead || isNew(relation?.relname)) return [];
    return fault(
      'rename',
      relation?.relname,
      'the version before reads the old name; add the new one, fill it, and drop the old one in a contract',
    );
  }
  if ('DropStmt' in statement) return dropFaults(statement.DropStmt, known);
  if ('UpdateStmt' in statement) return changeFaults(statement.UpdateStmt.relation?.relname, known);
  if ('DeleteStmt' in statement) return changeFaults(statement.DeleteStmt.relation?.relname, known);
  if ('DoStmt' in statement) {
    const isInBatches = known.isOutside && /\bcommit;/i.test(JSON.stringify(statement.DoStmt));
    return isInBatches
      ? []
      : fault(
          'block',
          'database',
          'nobody can see what it locks; write statements, or batches with commit in a file outside a transaction',
        );
  }
  if ('VacuumStmt' in statement && statement.VacuumStmt.is_vacuumcmd)
    return fault('rewrite', 'database', 'the server does it by itself, or it keeps readers out');
  if (isHarmless(statement)) return [];
  return fault(
    'unknown',
    'database',
    `nobody has said yet what ${Object.keys(statement)[0]} locks; add it to scripts/find-locking-statements.ts`,
  );
}

function drops(statement: Node, index: string): boolean {
  return 'DropStmt' in statement && statement.DropStmt.concurrent === true && namesOf(statement.DropStmt.objects).includes(index);
}

function dropFaults(drop: Extract<Node, { DropStmt: unknown }>['DropStmt'], known: Known): Fault[] {
  const [on = 'database'] = namesOf(drop.objects);
  switch (drop.removeType) {
    case 'OBJECT_INDEX':
      return drop.concurrent && known.isOutside
        ? []
        : [{ rule: 'drop', on, why: 'it keeps everybody from the table; drop it concurrently, in a file outside a transaction' }];
    case 'OBJECT_TRIGGER':
    case 'OBJECT_FUNCTION':
    case 'OBJECT_STATISTIC_EXT':
      return [];
    default:
      return known.isContract
        ? []
        : [{ rule: 'drop', on, why: 'the version before may read it; say since when nobody does, -- contract: ...' }];
  }
}

function changeFaults(table: string | undefined, { made, isOutside }: Known): Fault[] {
  if (table === undefined || made.has(table)) return [];
  const how = isOutside ? 'put it into a block' : 'move it into a file outside a transaction';
  return [{ rule: 'rows', on: table, why: `its rows are locked until all are changed; ${how} that commits every few thousand rows` }];
}

/** Short, whatever the size of a table; those of a new table are for nobody yet. */
function isHarmless(statement: Node): boolean {
  const kinds = [
    ...[
      'CreateFunctionStmt',
      'CreateTrigStmt',
      'CreateSeqStmt',
      'CreateEnumStmt',
      'AlterEnumStmt',
      'CreateExtensionStmt',
      'CreateSchemaStmt',
    ],
    ...['CommentStmt', 'CreateStatsStmt', 'AlterSeqStmt', 'ViewStmt', 'InsertStmt', 'SelectStmt', 'GrantStmt', 'VacuumStmt'],
  ];
  return kinds.some((kind) => kind in statement);
}

function namesOf(objects: readonly Node[] = []): string[] {
  return objects.map((object) => {
    const items = 'List' in object ? (object.List.items ?? []) : [object];
    const last = items.at(-1);
    return last && 'String' in last ? (last.String.sval ?? '') : '';
  });
}
