// Reads every import of the repository, prints the floors of each app and what runs against the law in .dependency-cruiser.mjs.
import { cruise } from 'dependency-cruiser';
import law, { floors, strict } from '../.dependency-cruiser.mjs';

const read = await cruise(['packages', 'apps', 'demo', 'e2e', 'bench', 'scripts'], {
  ...law.options,
  validate: true,
  ruleSet: { forbidden: law.forbidden },
});
const { violations, totalDependenciesCruised } = read.output.summary;
const circles = violations.filter(({ rule }) => rule.name.startsWith('no-circles'));
const upwards = violations.filter((each) => !circles.includes(each));

for (const app of ['api', 'storefront', 'studio']) {
  process.stdout.write(`\n${app}${strict.includes(app) ? '' : ' (listed, not enforced)'}\n`);
  for (const { floor, [app]: steps } of floors) process.stdout.write(`  ${floor.padEnd(12)} ${steps.join(' > ')}\n`);
}
process.stdout.write('\n');
for (const { rule, from, to, cycle } of violations)
  process.stdout.write(`${rule.name}: ${from} -> ${cycle ? cycle.map(({ name }) => name).join(' -> ') : to}\n`);
process.stdout.write(
  `${totalDependenciesCruised} imports, ${upwards.length} arrows upwards, ${new Set(circles.map(membersOf)).size} circles\n`,
);
process.exitCode = violations.length === 0 ? 0 : 1;

/** A circle is found once from each of its files. */
function membersOf({ cycle }) {
  return cycle
    .map(({ name }) => name)
    .sort()
    .join(' ');
}
