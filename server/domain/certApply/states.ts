/** States in which an application is under way (rule Y2). */
export const openStates: readonly string[] = [
  'pending',
  'rechecking',
  'platform',
  'returned',
  'approved',
  'registered',
];
