import { everyCode } from '#runtime/core/operations/wholeCodes.ts';
import { sessionStore } from '#runtime/core/sessionStore.ts';
import modules from '#schemas/generated/modules.json';
import { adminOperations } from '#schemas/generated/operations.admin.ts';

/** Signs an administrator in who holds every code. */
export function signIn(): void {
  const codes = Object.values(adminOperations).flatMap(({ codes: needed }) => [...needed]);
  sessionStore.set({
    status: 'signedIn',
    user: administrator,
    codes: new Set([...codes, ...everyCode(modules)]),
    tenants: [],
    roles: [],
  });
}

/** Whom stories show as signed in. */
export const administrator = {
  userId: 'user-01',
  account: 'admin',
  nickname: '李老师',
  avatar: '',
  currTenantId: 'tenant-01',
  tenant: { tenantId: 'tenant-01', tenantName: '启明教育研究院' },
  role: { roleId: '5', roleName: '系统管理员' },
  isOperator: false,
  themeName: 'default',
};
