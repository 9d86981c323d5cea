/**
 * For functions of triggers that ask about other rows: all rows of the tenant are seen, whoever's reach (rule T16) it is,
 * as foreign keys do. Said in the body and not as a setting of the function, which only a superuser may give one while
 * the session does not know it yet.
 */

/** What such a function declares. */
export const declaredReach = `v_reach text := coalesce(current_setting('app.reach', true), '');`;

/** Statements that see all rows. They are left by their end alone, or by an error. */
export function beyondReach(statements: string): string {
  return `  perform set_config('app.reach', '', true);
${statements}
  perform set_config('app.reach', v_reach, true);`;
}
