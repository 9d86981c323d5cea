export { builtinRoles } from './builtinRoles.ts';
export { createTenant, holdings, removeTenant, saveTenant } from './tenant.ts';
