/** One thing wrong in a catalogue file: which file, where in it (JSON pointer), and why. */
export interface Problem {
  file: string;
  pointer: string;
  /** In Chinese, for whoever edits the file. */
  reason: string;
  /** Number of the line, from 1, where it is known. */
  line?: number;
}

/** Thrown when the catalogue cannot be used; the message lists every problem, one a line. */
export class CatalogueError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(
      problems
        .map(({ file, line, pointer, reason }) => `${file}${line ? `:${line}` : ''} ${pointer || '/'} ${reason}`)
        .join('\n'),
    );
    this.name = 'CatalogueError';
    this.problems = problems;
  }
}
