/** Certificates or questions that a page of a search shows. */
export const hitsPerPage = 12;
