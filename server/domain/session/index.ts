export { auth, basic, currentRole, end, info, logout, mine, roles, signedIn, switchRole, switchTenant, switchTenantForToken, tenants, updatePassword, updateProfile } from './account.ts';
export { checkAuthorization, sendVerification } from './authorization.ts';
export { captcha, checkCaptcha } from './captcha.ts';
export { learnerOf } from './learner.ts';
export { login } from './login.ts';
export { hashPassword } from './password.ts';
export { openSessionStore, type SessionStore } from './store.ts';
export { exchangeTicket, exchangeToken } from './tickets.ts';
