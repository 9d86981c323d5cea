import { useSession } from '#runtime/react/useSession.ts';

/** The built-in role of administrators. */
const adminRole = '5';

/** Whether the help centre's manual for administrators is the person's (specification, section 2). */
export function useIsAdmin(): boolean {
  const { user } = useSession();
  return user !== undefined && (user.role.roleId === adminRole || user.isOperator);
}
