export { builtinRoles } from './builtinRoles.ts';
export { createTenant, removeTenant, saveTenant } from './tenant.ts';
