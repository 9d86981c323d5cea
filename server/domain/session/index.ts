export { countLookUp, sweepAttempts, type LookUpLevel, type NotLookedUp } from './attempts.ts';
export { newPicture, takeCaptcha, type CaptchaVerdict, type PictureCaptcha } from './picture.ts';
export { sweepProofs } from './proof.ts';
export {
  auth,
  basic,
  currentRole,
  end,
  enter,
  info,
  logout,
  mine,
  roles,
  switchRole,
  switchTenant,
  switchTenantForToken,
  tenants,
  updateProfile,
} from './account.ts';
export { checkAuthorization, sendVerification } from './authorization.ts';
export { captcha, checkCaptcha } from './admission.ts';
export { updatePassword } from './changePassword.ts';
export { enterChannel } from './channel.ts';
export { managerCodes } from './managerCodes.ts';
export { learnerOf } from './learner.ts';
export { login } from './login.ts';
export { hashPassword } from './password.ts';
export { assertPassword } from './passwordPolicy.ts';
export { openSessionStore, type SessionStore } from './store.ts';
export { signedIn } from './signedIn.ts';
export { exchangeTicket, exchangeToken } from './tickets.ts';
export { markOf } from './token.ts';
