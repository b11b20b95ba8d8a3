type Step = { word: string; flags: Readonly<Record<string, string>>; rest: string };
export type Stage = { name: string; base: string; steps: Step[] };

/** The stages of a Dockerfile, each with its instructions in order. */
export function readDockerfile(text: string): Stage[] {
  const lines = text
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'));
  const stages: Stage[] = [];
  for (const line of lines) {
    const [, word, flags = '', rest = ''] = /^([A-Z]+)((?: +--[\w-]+=\S+)*) +(.*)$/.exec(line) ?? [];
    if (!word) throw new Error(`"${line}" is no instruction`);
    if (word === 'FROM') {
      const [base = '', , name = ''] = rest.split(' ');
      stages.push({ name, base, steps: [] });
    } else {
      const given = [...flags.matchAll(/--([\w-]+)=(\S+)/g)].map(([, name, value]) => [name, value]);
      stages.at(-1)?.steps.push({ word, flags: Object.fromEntries(given), rest });
    }
  }
  return stages;
}

/** The variables that a stage sets for its programs. */
export function environmentOf({ steps }: Pick<Stage, 'steps'>): Record<string, string> {
  const set = steps.filter(({ word }) => word === 'ENV').flatMap(({ rest }) => rest.split(' '));
  return Object.fromEntries(set.map((each) => each.split('=')));
}
