import { defineConfig } from 'vitest/config';

/**
 * Two projects, so that rules without a database don't wait for one: Vitest starts a project's global setup only when
 * one of its files runs.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'rules',
          environment: 'node',
          include: ['packages/**/*.test.{ts,tsx}', 'apps/{storefront,studio}/**/*.test.{ts,tsx}', 'scripts/**/*.test.{ts,mjs}'],
          exclude: ['**/node_modules/**', '**/dist/**'],
          // Long enough for a busy machine: a limit is there to end what hangs, not to measure.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'endpoints',
          environment: 'node',
          include: ['apps/{api,shop,psp}/**/*.test.ts', 'demo/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**'],
          globalSetup: ['apps/api/src/db/test-server.ts'],
          // Processes, not threads: a test may end its worker's connections or change its environment.
          pool: 'forks',
          execArgv: ['--import', new URL('scripts/quick-imports.mjs', import.meta.url).href],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
