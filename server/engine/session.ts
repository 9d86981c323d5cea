/** Who calls. */
export interface Session {
  id: string;
  userId: string;
  account: string;
  isOperator: boolean;
  /** The password was set by someone else; nothing is served until it is changed (rule L5). */
  isPasswordInitial: boolean;
  /** '' while none is chosen. */
  tenantId: string;
  roleId: string;
  codes: ReadonlySet<string>;
}
