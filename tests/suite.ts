/** The suites of tests: `npm test` is what a landing needs; `npm run test:long` is every entity and many rounds of each. */

/** Whether the long suite runs. */
export const isLongSuite = process.env['TEST_SUITE'] === 'long';

/** What a test takes in the suite that runs: how many rounds, which entities. */
export function inSuite<Amount>({ landing, long }: { landing: Amount; long: Amount }): Amount {
  return isLongSuite ? long : landing;
}

/** Whether tests are run by their names (`vitest -t`): then none of those named may be left to another suite. */
export const isByName = process.env['TESTS_BY_NAME'] === 'yes';

/** Whether everything is tried as a whole, not by a sample of it. */
export const isWhole = isLongSuite || isByName;
