export { thenForget } from './forget.ts';
export { answerInvitation, invitations, leave } from './invitation.ts';
export { join } from './join.ts';
export { idsOf, removeMembers, removeRoles, saveRole, setMemberState } from './organisation.ts';
export { saveEntry } from './saveEntry.ts';
export { saveMember } from './saveMember.ts';
export { foreseePassword, setPassword } from './setPassword.ts';
