const parts = ['checks', 'rules', 'journeys', 'looks', 'accept-looks'];
const usualParts = parts.slice(0, 3);
const ways = ['quick', 'changed', 'all'];

/**
 * What `npm test -- ...` asks for: parts by name (none: all of them), a way (quick, changed, all), `--repeat N`, and files of
 * journeys. Throws on a word that means nothing, which would otherwise test less than its writer believes.
 */
export function planTests(words) {
  const repeat = readRepeat(words);
  const rest = repeat ? words.toSpliced(words.indexOf('--repeat'), 2) : words;
  const files = rest.filter((word) => word.endsWith('.spec.ts'));
  const unknown = rest.find((word) => ![...parts, ...ways, ...files].includes(word));
  if (unknown)
    throw new Error(`npm test does not know "${unknown}". It knows ${[...parts, ...ways].join(', ')}, --repeat N and files of journeys.`);

  const way = ways.find((name) => rest.includes(name));
  const named = parts.filter((part) => rest.includes(part));
  // Pages as they look, compared with those that were accepted: before a release, and when asked for.
  const usual = { quick: ['checks', 'rules'], all: [...usualParts, 'looks'] }[way] ?? usualParts;
  // Whoever repeats or names journeys means those alone.
  const wanted = named.length > 0 ? named : repeat || files.length > 0 ? ['journeys'] : usual;
  return { parts: wanted, way, repeat: repeat ?? 1, files };
}

function readRepeat(words) {
  const at = words.indexOf('--repeat');
  if (at === -1) return undefined;
  const times = Number(words[at + 1]);
  if (!Number.isInteger(times) || times < 1) throw new Error('--repeat needs how many times: npm test -- journeys --repeat 20');
  return times;
}
