/** A file a generator writes; `path` from the root of the tree, with `/`. */
export interface GeneratedFile {
  path: string;
  text: string;
}
