/** Records that a field names at most where the catalogue does not say. */
export const mostReferences = 200;
