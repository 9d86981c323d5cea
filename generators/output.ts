/** A file a generator writes; `path` from the root of the tree, with `/`. */
export interface GeneratedFile {
  path: string;
  text: string;
}

/** A file that grows with the catalogue: its text comes in parts, and is never there as a whole. */
export interface LargeFile {
  path: string;
  parts: Iterable<string>;
}

/** The whole text of a file. */
export function textOf(file: GeneratedFile | LargeFile): string {
  return 'text' in file ? file.text : [...file.parts].join('');
}

/** The JSON of an object, a member a line down to `depth`; deeper ones are written as a whole. */
export function* jsonLines({ value, depth }: { value: object; depth: number }): Iterable<string> {
  yield '{\n';
  const members: [string, unknown][] = Object.entries(value);
  for (const [i, [name, inner]] of members.entries()) {
    yield `${JSON.stringify(name)}: `;
    if (depth > 1 && typeof inner === 'object' && inner !== null) yield* jsonLines({ value: inner, depth: depth - 1 });
    else yield JSON.stringify(inner);
    yield i < members.length - 1 ? ',\n' : '\n';
  }
  yield '}';
}
