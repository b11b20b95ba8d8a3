// What a failed run says last, so that whoever sees only its end knows what to mend: journeys that passed at the second
// try first, failures last, each with its first error.
import { readFileSync } from 'node:fs';

const colours = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*[A-Za-z]`, 'g');
/** What fits the end of a log; more would push each other out of sight, and the whole of it stands above. */
const screen = 36;
const most = 8;
const longest = 12;

/** Lines for the failures of all reports; nothing when all is well. */
export function describeFailures({ checks = [], rules, journeys, looks }) {
  const found = [...checks.map(failedCheck), ...ofRules(rules), ...ofJourneys(journeys), ...ofJourneys(looks)];
  const flaky = found.filter(({ kind }) => kind === 'flaky');
  const failed = found.filter(({ kind }) => kind === 'failed');
  const lines = Math.min(longest, Math.max(3, Math.floor(screen / Math.min(failed.length, most)) - 2));
  return [...few(flaky, 3), ...few(failed, lines)];
}

/** A JSON report, or nothing when the runner ended before it wrote one. */
export function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

function failedCheck({ name, output }) {
  // A tool says at its end what it found, or how much of it.
  return { kind: 'failed', title: name, error: linesOf(output).slice(-longest).join('\n'), seen: [] };
}

function ofRules(report) {
  return (report?.testResults ?? []).flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    const file = name.replace(/^.*\/(?=(apps|packages|demo|scripts)\/)/, '');
    if (failed.length === 0 && message) return [{ kind: 'failed', title: file, error: message, seen: [] }];
    return failed.map(({ fullName, failureMessages }) => ({
      kind: 'failed',
      title: `${file} › ${fullName}`,
      error: failureMessages[0] ?? '',
      seen: [],
    }));
  });
}

function ofJourneys(report) {
  const stopped = (report?.errors ?? []).map(({ message }) => ({ kind: 'failed', title: 'journeys', error: message ?? '', seen: [] }));
  return [...stopped, ...(report?.suites ?? []).flatMap((suite) => ofSuite(suite, []))];
}

function ofSuite({ title, suites = [], specs = [] }, above) {
  const path = [...above, title].filter(Boolean);
  const own = specs.flatMap((spec) => spec.tests.flatMap((test) => ofTest({ ...test, title: [...path, spec.title].join(' › ') })));
  return [...own, ...suites.flatMap((suite) => ofSuite(suite, path))];
}

function ofTest({ status, title, results }) {
  if (status !== 'unexpected' && status !== 'flaky') return [];
  const first = results.find(({ errors }) => errors?.length > 0) ?? results[0];
  const seen = (first?.attachments ?? [])
    .filter(({ name }) => name === 'last seen')
    .map(({ body }) => Buffer.from(body ?? '', 'base64').toString());
  const kind = status === 'flaky' ? 'flaky' : 'failed';
  return [{ kind, title, error: first?.errors?.[0]?.message ?? '', seen: seen.flatMap(linesOf) }];
}

function few(some, lines) {
  const shown = some.slice(0, most).flatMap((each) => describeOne(each, lines));
  return some.length > most ? [...shown, '', `       and ${some.length - most} more, above`] : shown;
}

function describeOne({ kind, title, error, seen }, lines) {
  const said = linesOf(error).slice(0, lines);
  return ['', `${kind === 'flaky' ? 'AGAIN ' : 'FAILED'} ${title}`, ...[...said, ...seen].map((line) => `       ${line}`)];
}

function linesOf(text) {
  return text
    .replace(colours, '')
    .split('\n')
    .map((line) => line.trimEnd().slice(0, 200))
    .filter((line) => line && !/^\s*at (.*(node_modules|node:internal)|new Promise)/.test(line));
}
