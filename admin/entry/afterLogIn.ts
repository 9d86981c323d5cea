/** State of a step of the history that a log-in made: the address was whoever's was here before. */
export const afterLogIn = { isAfterLogIn: true } as const;

/** Whether a log-in led to this place. */
export function isAfterLogIn(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isAfterLogIn' in state;
}
