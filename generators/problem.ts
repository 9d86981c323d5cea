/** One thing wrong in a catalogue file: which file, where in it (JSON pointer), and why. */
export interface Problem {
  file: string;
  pointer: string;
  /** In Chinese, for whoever edits the file. */
  reason: string;
  /** Number of the line, from 1, where it is known. */
  line?: number;
}

/** The same sentence about several places of a file once, at the first of them, with the others named. */
export function collapsed(problems: readonly Problem[]): Problem[] {
  const groups = new Map<string, Problem[]>();
  for (const problem of problems) {
    const key = `${problem.file} ${problem.reason}`;
    groups.set(key, [...(groups.get(key) ?? []), problem]);
  }
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (!first || others.length === 0) return first ? [first] : [];
    const places = others.slice(0, mostNamed).map(({ pointer }) => pointer || '/');
    const rest = others.length > mostNamed ? ' 等' : '';
    return [{ ...first, reason: `${first.reason}（另有 ${others.length} 处相同：${places.join('、')}${rest}）` }];
  });
}

/** Further places of one sentence that are named. */
const mostNamed = 3;

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
