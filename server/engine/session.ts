/** Who calls. */
export interface Session {
  id: string;
  userId: string;
  account: string;
  isOperator: boolean;
  /** The organisations that an operator looks after (rule T24); null of all, and of whoever is no operator. */
  managedTenants: readonly string[] | null;
  /** The password was set by someone else; nothing is served until it is changed (rule L5). */
  isPasswordInitial: boolean;
  /** '' while none is chosen. */
  tenantId: string;
  roleId: string;
  codes: ReadonlySet<string>;
  /** Which rows its role reaches where the catalogue says that not all do. */
  reach: SessionReach;
}

export interface SessionReach {
  /** A code of the dictionary `roleReach`. */
  kind: string;
  /** The person of the organisation; '' where there is none. */
  personId: string;
  /** The departments reached. */
  departments: readonly string[];
}

/** Whether somebody is an operator of the whole platform, not of some organisations alone. */
export function isOfWholePlatform({ isOperator, managedTenants }: Session): boolean {
  return isOperator && managedTenants === null;
}

/** Of operators, and of whoever is in no organisation, where there are no rows. */
export const wholeReach: SessionReach = { kind: 'all', personId: '', departments: [] };

/** Who does what nobody asks for: schedules, the first start. */
export const systemUser = 'system';
