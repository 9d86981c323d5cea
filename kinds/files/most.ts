/** Files of one field, where it names no `maxItems` of its own. */
export const mostFiles = 20;
