/** `name` begins with its program: `pages: kept page`. */
export type Figure = { name: string; figure: number; unit: string };
type Change = { name: string; unit: string; was: number; is: number };

/** Times and sizes are better when they are small, what happens in a second when it is large. Other numbers are counts, and say nothing about speed. */
const units: Readonly<Record<string, 'less' | 'more'>> = {
  ...{ ms: 'less', s: 'less', MB: 'less', KB: 'less' },
  ...{ 'requests/s': 'more', 'pictures/s': 'more', 'a second': 'more', 'times/s': 'more' },
};
const measured = new RegExp(`(?<![\\w.,])(\\d[\\d,]*(?:\\.\\d+)?) (${Object.keys(units).join('|')})(?![\\w/])`, 'g');

/** What a program printed, as figures: each number with a unit, named after the words before it. Goals in brackets are not measured. */
export function figuresIn(program: string, lines: readonly string[]): Figure[] {
  const seen = new Map<string, number>();
  return lines.flatMap((line) => {
    const bare = line.replaceAll(/\(?\bgoal[^)]*\)?/g, '');
    return [...bare.matchAll(measured)].map(([, figure, unit], index) => {
      const words = bare
        .slice(0, bare.search(/\d[\d,.]* (?:ms|s|MB|KB|requests|pictures|a second|times)\b/))
        .replaceAll(/\d[\d,.]*/g, '#')
        .replaceAll(/\s+/g, ' ')
        .trim();
      const name = `${program}: ${
        words ||
        line
          .trim()
          .slice(0, 40)
          .replaceAll(/\d[\d,.]*/g, '#')
      }${index > 0 ? ` (${index + 1})` : ''}`;
      const times = (seen.get(name) ?? 0) + 1;
      seen.set(name, times);
      return { name: times > 1 ? `${name}, again ${times}` : name, figure: Number(figure!.replaceAll(',', '')), unit: unit! };
    });
  });
}

const head = 'name\tfigure\tunit\tmachine';

export function writeFigures(figures: readonly Figure[], machine: string): string {
  return `${[head, ...figures.map(({ name, figure, unit }) => [name, figure, unit, machine].join('\t'))].join('\n')}\n`;
}

export function readFigures(table: string): { figures: Figure[]; machine: string } {
  const rows = table
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));
  return {
    figures: rows.map(([name = '', figure = '', unit = '']) => ({ name, figure: Number(figure), unit })),
    machine: rows[0]?.[3] ?? '',
  };
}

const tolerance = 1.2;

/** Figures that became worse by more than a fifth. How long a whole run took is no figure of the shop. */
export function worse(now: readonly Figure[], before: readonly Figure[]): Change[] {
  const kept = new Map(before.map((each) => [each.name, each]));
  return now.flatMap(({ name, figure, unit }) => {
    const was = kept.get(name);
    if (!was || was.unit !== unit || name.endsWith(': whole run')) return [];
    const isWorse = units[unit] === 'more' ? figure * tolerance < was.figure : figure > was.figure * tolerance;
    return isWorse ? [{ name, unit, was: was.figure, is: figure }] : [];
  });
}
