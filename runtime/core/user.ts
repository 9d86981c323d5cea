/** Who is signed in, as `session.info` gives it. */
export interface User {
  userId: string;
  account: string;
  nickname: string;
  avatar?: string | null;
  currTenantId: string;
  tenant: { tenantId: string; tenantName: string };
  role: { roleId: string; roleName: string };
  isOperator: boolean;
  /** How far the role reaches, a code of the dictionary `roleReach`. */
  reach?: string;
  /** How many organisations ask to be joined. */
  invitationCount?: number;
  themeName: string;
}

export interface Organisation {
  id: string;
  name: string;
}
