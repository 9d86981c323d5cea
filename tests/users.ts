import type { User } from '#runtime/core/user.ts';

/** Somebody who learns, for tests of what is kept for a person. */
export const student: User = {
  userId: 'u1',
  account: 'student',
  nickname: '小王',
  currTenantId: 't1',
  tenant: { tenantId: 't1', tenantName: '甲院' },
  role: { roleId: '6', roleName: '学员' },
  isOperator: false,
  themeName: 'default',
};

/** Somebody of the same organisation who administers it. */
export const administrator: User = {
  ...student,
  account: 'admin',
  nickname: '王老师',
  role: { roleId: '5', roleName: '系统管理员' },
};
