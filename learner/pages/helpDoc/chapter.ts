/** A chapter of a guide. */
export interface Chapter {
  /** In the URL's hash. */
  id: string;
  title: string;
  /** Steps in order; a line without an order is a paragraph. */
  lead?: string;
  steps?: readonly string[];
}
