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
