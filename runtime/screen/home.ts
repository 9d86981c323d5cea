/** Where the pages of one entity are: `${base}/new`, `${base}/:id`, `${base}/:id/detail`. */
export interface Home {
  entity: string;
  base: string;
}
