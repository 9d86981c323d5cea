/** The test projects. `npm test` runs them all; by hand: `npx vitest run --project unit path`. */
import { defineConfig } from 'vitest/config';

const ignored = ['**/node_modules/**', 'dist/**', 'data/**'];

/** Packages written for bundlers: Node alone cannot load their ES modules. */
const bundlerPackages = [/antd/, /@ant-design\//, /@rc-component\//, /\/rc-[a-z-]+\//, /@formily\//];

/** Newer Nodes have a `localStorage` of their own, which without a file is undefined and hides the page's. */
const withoutNodeStorage = ['--no-experimental-webstorage'].filter((flag) =>
  process.allowedNodeEnvironmentFlags.has(flag),
);

export default defineConfig({
  test: {
    // Half of the time a worker waits for its database.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{generators,runtime,admin,learner,server,scripts}/**/*.test.ts'],
          exclude: ignored,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'dom',
          environment: 'happy-dom',
          execArgv: withoutNodeStorage,
          include: ['{runtime,admin,learner}/**/*.test.tsx'],
          exclude: ignored,
          setupFiles: ['tests/setup-dom.ts'],
          server: { deps: { inline: bundlerPackages } },
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'contract',
          environment: 'node',
          globalSetup: 'tests/seeds.ts',
          include: ['tests/contract/**/*.test.ts'],
          exclude: ignored,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'faults',
          environment: 'node',
          include: ['tests/faults/**/*.test.ts'],
          exclude: ignored,
          fileParallelism: false,
          testTimeout: 300_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
