import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Seconds each, whatever their size: begun last, they would be waited for alone. */
const long = /apps\/(api|shop)\/.*(every-endpoint-\d|kills|restarts|media|shop|roles|faults|launch-postgres)\.test\.ts$/;

// Whoever reads only the end of a run has no diff, and `[ …(11) ]` tells nothing.
const chaiConfig = { truncateThreshold: 300 };

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(({ moduleId }) => long.test(moduleId)), ...sorted.filter(({ moduleId }) => !long.test(moduleId))];
  }
}

/**
 * Two projects, so that rules without a database don't wait for one: Vitest starts a project's global setup only when
 * one of its files runs.
 */
export default defineConfig({
  test: {
    // As many files at a time as there are cores: half of them wait for the database, and a core left to the runner is a core lost.
    // With one more, tests that start processes of their own came to their limits on a machine that does other work beside it.
    maxWorkers: availableParallelism(),
    // For `npm test -- changed`: what is read from the disk has no import that leads to its tests.
    forceRerunTriggers: ['**/package.json', '**/vitest.config.ts', '**/*.sql', '**/dictionaries/*.json'],
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'rules',
          environment: 'node',
          chaiConfig,
          include: ['packages/**/*.test.{ts,tsx}', 'apps/{storefront,studio}/**/*.test.{ts,tsx}', 'scripts/**/*.test.{ts,mjs}'],
          exclude: ['**/node_modules/**', '**/dist/**'],
          globalSetup: ['scripts/temp-folder.mjs'],
          // Long enough for a busy machine: a limit is there to end what hangs, not to measure.
          testTimeout: 60_000,
          // Rules keep nothing between calls, and loading React for each of 160 files takes longer than they do.
          isolate: false,
          unstubGlobals: true,
        },
      },
      {
        test: {
          name: 'endpoints',
          environment: 'node',
          chaiConfig,
          include: ['apps/{api,shop,psp}/**/*.test.ts', 'demo/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**'],
          globalSetup: ['scripts/temp-folder.mjs', 'apps/api/src/db/test-server.ts'],
          setupFiles: ['apps/api/src/db/test-file.ts', 'apps/api/src/harness/test-hooks.ts'],
          // Processes, not threads: a test may end its worker's connections or change its environment.
          pool: 'forks',
          // Loading the shop for each of 170 files takes as long as a third of the tests.
          isolate: false,
          unstubGlobals: true,
          unstubEnvs: true,
          env: { PASSWORD_HASHES: process.env.PASSWORD_HASHES ?? 'quick' },
          execArgv: ['--import', new URL('scripts/quick-imports.mjs', import.meta.url).href],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // What a job or a notice brings is waited for as long as a page of a journey: a second is less than a busy machine needs.
          expect: { poll: { timeout: 20_000 } },
        },
      },
    ],
  },
});
