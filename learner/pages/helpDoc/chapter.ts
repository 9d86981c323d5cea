/** A chapter of a guide. */
export interface Chapter {
  /** In the URL's hash. */
  id: string;
  title: string;
  /** Steps in order; a line without an order is a paragraph. */
  lead?: string;
  steps?: readonly string[];
  /** What its picture shows; the picture itself is named by the id, in the folder of the guide's pictures. */
  picture?: string;
}
