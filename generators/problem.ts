/** One thing wrong in a catalogue file: which file, where in it (JSON pointer), and why. */
export interface Problem {
  file: string;
  pointer: string;
  reason: string;
}

/** Thrown when the catalogue cannot be used; the message lists every problem, one a line. */
export class CatalogueError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(({ file, pointer, reason }) => `${file} ${pointer || '/'} ${reason}`).join('\n'));
    this.name = 'CatalogueError';
    this.problems = problems;
  }
}
