import type { BrandColours } from './brand/brand.ts';

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
  /** The organisation's own primary colours and favicon, in place of the default theme's (rule U5). */
  brandColours?: BrandColours | null;
  faviconUrl?: string | null;
  /** Other systems of the organisation that the role may enter, by the codes of their modules, in the order to show. */
  siblings?: SiblingAddress[];
}

export interface SiblingAddress {
  code: string;
  address: string;
}

export interface Organisation {
  id: string;
  name: string;
}
