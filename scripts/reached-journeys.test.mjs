import { expect, test } from 'vitest';
import { reachedJourneys } from './reached-journeys.mjs';

const sources = {
  'e2e/buy.spec.ts': `import { fill } from './basket.ts';`,
  'e2e/wish.spec.ts': `import { fill } from './lists.ts';`,
  'e2e/run.spec.ts': `import { openStudio } from './staff.ts';`,
  'e2e/basket.ts': `import { goods } from './goods.ts';`,
  'e2e/goods.ts': `import { fill } from './basket.ts';`,
  'e2e/lists.ts': '',
  'e2e/staff.ts': `page.goto('/studio')`,
};

test.each([
  ['a journey', ['e2e/wish.spec.ts'], ['e2e/wish.spec.ts']],
  ['what a journey imports, over another file', ['e2e/goods.ts'], ['e2e/buy.spec.ts']],
  ['the Studio', ['apps/studio/src/main.tsx'], ['e2e/run.spec.ts']],
  ['the Studio and a journey', ['apps/studio/src/main.tsx', 'e2e/wish.spec.ts'], ['e2e/wish.spec.ts', 'e2e/run.spec.ts']],
  ['the storefront', ['apps/storefront/src/app.tsx'], 'all'],
  ['a rule', ['packages/domain/src/basket/put-line.ts'], 'all'],
  ['a dependency', ['package-lock.json'], 'all'],
  ['how journeys run', ['e2e/test.ts'], 'all'],
  ['a test of a rule, and a document', ['packages/domain/src/basket/put-line.test.ts', 'docs/tour.md'], []],
])('a change of %s', (_, changed, reached) => {
  expect(reachedJourneys({ changed, sources })).toEqual(reached);
});
