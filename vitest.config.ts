/** The test projects. `npm test` runs them all; by hand: `npx vitest run --project unit path`. */
import { execFileSync } from 'node:child_process';
import { defineConfig } from 'vitest/config';
import { inSuite } from './tests/suite.ts';

// Tests use what is generated and not in git; it follows every change of the catalogue.
execFileSync(process.execPath, ['--import', 'tsx', 'generators/main.ts'], { stdio: ['ignore', 'ignore', 'inherit'] });

const ignored = ['**/node_modules/**', 'dist/**', 'data/**'];

/** Packages written for bundlers: Node alone cannot load their ES modules. */
const bundlerPackages = [/antd/, /@ant-design\//, /@rc-component\//, /\/rc-[a-z-]+\//, /@formily\//];

/** Newer Nodes have a `localStorage` of their own, which without a file is undefined and hides the page's. */
const withoutNodeStorage = ['--no-experimental-webstorage'].filter((flag) =>
  process.allowedNodeEnvironmentFlags.has(flag),
);

/** With `npm test -- --times` each file tells what it spends its time on. */
const timesSetup = process.env['TEST_TIMES'] ? ['tests/times/setup.ts'] : [];

export default defineConfig({
  test: {
    // Half of the time a worker waits for its database.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          // Modules are loaded once a worker. So a test leaves those it uses as they were: spies, no mocks of modules.
          isolate: false,
          setupFiles: timesSetup,
          globalSetup: 'tests/seedFolder.ts',
          include: ['{generators,kinds,runtime,admin,learner,server,scripts,tests/mutations}/**/*.test.ts'],
          exclude: ignored,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'dom',
          environment: 'happy-dom',
          // Style sheets that a page links are not fetched, and that is no failure.
          environmentOptions: { happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: true } } },
          execArgv: withoutNodeStorage,
          include: ['{kinds,runtime,admin,learner}/**/*.test.tsx'],
          exclude: ignored,
          setupFiles: ['tests/setupDom.ts', ...timesSetup],
          server: { deps: { inline: bundlerPackages } },
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'contract',
          environment: 'node',
          isolate: false,
          setupFiles: timesSetup,
          globalSetup: 'tests/seeds.ts',
          include: ['tests/contract/**/*.test.ts'],
          exclude: ignored,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        // The contracts where most is written at the same moment, without batches that share a transaction.
        test: {
          name: 'apart',
          environment: 'node',
          env: { SHARED_BATCHES: 'off' },
          setupFiles: timesSetup,
          globalSetup: 'tests/seeds.ts',
          include: [
            'tests/contract/many/many.test.ts',
            'tests/contract/organisation/lasting.test.ts',
            ...inSuite({
              landing: [],
              long: ['tests/contract/mock/mock.test.ts', 'tests/contract/practice/rounds.test.ts'],
            }),
          ],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'faults',
          environment: 'node',
          setupFiles: timesSetup,
          globalSetup: 'tests/seeds.ts',
          include: ['tests/faults/**/*.test.ts'],
          exclude: ignored,
          testTimeout: 300_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
