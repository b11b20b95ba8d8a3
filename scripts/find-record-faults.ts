type Records = ReadonlyMap<string, string>;

const names = /^(\d{4})-[a-z0-9-]+\.md$/;
const status = /^(?:Accepted, \d{4}-\d{2}-\d{2}\.|Superseded by \[\d{4}\]\([^)]+\), \d{4}-\d{2}-\d{2}\.)/;
const mostLines = 60;

/** What a reader of decision records would be misled by: no status, one link of two, a number twice, a line missing in the index. */
export function findRecordFaults(records: Records, index: string): string[] {
  const faults: string[] = [];
  const files = [...records.keys()];
  const numbers = files.map((file) => names.exec(file)?.[1] ?? '');
  for (const [file, text] of records) {
    const number = names.exec(file)?.[1];
    if (!number) faults.push(`${file}: not named by four digits and words`);
    if (numbers.indexOf(number ?? '') !== files.indexOf(file)) faults.push(`${file}: the number is taken`);
    const lines = text.split('\n');
    if (!lines[0]?.startsWith(`# ${number} `)) faults.push(`${file}: the title does not begin with its number`);
    if (!status.test(lines[2] ?? '')) faults.push(`${file}: no status in the third line`);
    if (lines.length > mostLines) faults.push(`${file}: longer than ${mostLines} lines`);
    faults.push(...oneWay(file, lines[2] ?? '', records));
    if (!listed(index, file, lines)) faults.push(`${file}: not in the index with its title and status`);
  }
  for (const [, file] of index.matchAll(/\]\((\d{4}-[^)]+)\)/g)) if (!records.has(file!)) faults.push(`README.md: ${file} is not there`);
  return faults;
}

function oneWay(file: string, line: string, records: Records): string[] {
  const pairs = [
    { said: /Supersedes (?:in part )?\[\d{4}\]\(([^)]+)\)/g, answer: /Superseded (?:in part )?by \[\d{4}\]\(([^)]+)\)/g },
    { said: /Superseded (?:in part )?by \[\d{4}\]\(([^)]+)\)/g, answer: /Supersedes (?:in part )?\[\d{4}\]\(([^)]+)\)/g },
  ];
  return pairs.flatMap(({ said, answer }) =>
    [...line.matchAll(said)]
      .map(([, other]) => other!)
      .filter((other) => ![...(records.get(other)?.split('\n')[2] ?? '').matchAll(answer)].some(([, back]) => back === file))
      .map((other) => `${file}: ${other} does not say the same`),
  );
}

function listed(index: string, file: string, [title = '', , line = '']: readonly string[]): boolean {
  const [, whole] = /^Superseded by \[(\d{4})\]/.exec(line) ?? [];
  const [, part] = /Superseded in part by \[(\d{4})\]/.exec(line) ?? [];
  const state = whole ? `superseded by ${whole}` : part ? `accepted, in part superseded by ${part}` : 'accepted';
  return index.includes(`| [${file.slice(0, 4)}](${file}) | ${title.replace(/^# \d{4} /, '')} | ${state} |`);
}
