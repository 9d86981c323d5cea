/** The suites of tests: `npm test` is what a landing needs; `npm run test:long` is every entity and many rounds of each. */

/** Whether the long suite runs. */
export const isLongSuite = process.env['TEST_SUITE'] === 'long';

/** What a test takes in the suite that runs: how many rounds, which entities. */
export function inSuite<Amount>({ landing, long }: { landing: Amount; long: Amount }): Amount {
  return isLongSuite ? long : landing;
}
