/** The code of all that was ever done at boards: of who arranges sessions, not of who invigilates one. */
export const recordsCode = 'a12-m2.13';
