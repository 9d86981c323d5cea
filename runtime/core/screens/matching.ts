/** The most records that one call changes by conditions: more are not offered, and refused. */
export const mostMatching = 5000;
