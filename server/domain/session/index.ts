export { auth, basic, currentRole, end, info, logout, mine, roles, signedIn, switchRole, switchTenant, switchTenantForToken, tenants, updatePassword, updateProfile } from './account.ts';
export { captcha, checkCaptcha } from './captcha.ts';
export { login } from './login.ts';
export { hashPassword } from './password.ts';
export { openSessionStore, type SessionStore } from './store.ts';
