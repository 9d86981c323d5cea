/** What one call or job does, as the history keeps it: which operation, and which time of it. */
export function actOf({ operation, id }: { operation: string; id: string }): string {
  return `${operation}/${id}`;
}

/** The operation whose act it was. */
export function operationOfAct(act: string): string {
  return act.slice(0, act.indexOf('/'));
}

/** Which time of its operation an act was. */
export function timeOfAct(act: string): string {
  return act.slice(act.indexOf('/') + 1);
}
