/** Points of a millimetre. */
export const millimetre = 72 / 25.4;
