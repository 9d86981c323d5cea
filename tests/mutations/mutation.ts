/** A fault that a person could make. */
export interface Mutation {
  /** What is wrong then, as a sentence. */
  name: string;
  /** Path from the root of the project. */
  file: string;
  /** A text that the file has once. */
  from: string;
  /** What stands there instead. */
  to: string;
  /**
   * The tests that are tried first, the cheapest first: words of their paths. Behind `›` stands what their names begin with:
   * of the catalogue's contract an entity of the landing's sample, as tests that are named are tried whatever the sample.
   */
  tests: readonly string[];
}
