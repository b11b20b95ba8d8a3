// Where the time of a run went: its parts, then the tests that took longest. Whoever adds a minute sees here where to take one away.

const most = 20;

/** Lines for the end of a run; `parts` are `{ name, seconds }` in the order they ran. */
export function describeTime({ parts, rules, journeys }) {
  const slowest = [...timesOfRules(rules), ...timesOfJourneys(journeys)].sort((a, b) => b.ms - a.ms).slice(0, most);
  const total = parts.reduce((sum, { seconds }) => sum + seconds, 0);
  return [
    '',
    `${inSeconds(total * 1000)} in all: ${parts.map(({ name, seconds }) => `${name} ${Math.round(seconds)} s`).join(', ')}`,
    ...slowest.map(({ ms, title }) => `${inSeconds(ms)} ${title}`),
  ];
}

function timesOfRules(report) {
  return (report?.testResults ?? []).flatMap(({ name, assertionResults }) => {
    const file = name.replace(/^.*\/(?=(apps|packages|demo|scripts)\/)/, '');
    return assertionResults.map(({ fullName, duration }) => ({ title: `${file} › ${fullName}`, ms: duration ?? 0 }));
  });
}

function timesOfJourneys(report) {
  return (report?.suites ?? []).flatMap((suite) => timesOfSuite(suite, []));
}

function timesOfSuite({ title, suites = [], specs = [] }, above) {
  const path = [...above, title].filter(Boolean);
  const own = specs.flatMap((spec) =>
    spec.tests.map(({ results }) => ({
      title: [...path, spec.title].join(' › '),
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  );
  return [...own, ...suites.flatMap((suite) => timesOfSuite(suite, path))];
}

function inSeconds(ms) {
  return `${(ms / 1000).toFixed(1).padStart(7)} s`;
}
