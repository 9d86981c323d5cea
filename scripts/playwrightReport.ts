/** A test of a report of Playwright's `json` reporter, once for each project that runs it. */
export interface PlaywrightSpec {
  /** Below the folder of the tests. */
  file: string;
  title: string;
  tests: readonly { status: string; results: readonly PlaywrightResult[] }[];
}

/** One try. */
export interface PlaywrightResult {
  /** Milliseconds. */
  duration: number;
  error?: { message?: string; location?: { file: string; line: number } };
  stdout?: readonly { text?: string }[];
}

/** Every test of a report, in its order; none where there is no report. */
export function specsOf(report: unknown): PlaywrightSpec[] {
  const walk = ({ specs = [], suites = [] }: Suite): PlaywrightSpec[] => [...specs, ...suites.flatMap(walk)];
  return walk((report ?? {}) as Suite);
}

interface Suite {
  specs?: PlaywrightSpec[];
  suites?: Suite[];
}
