export { removeMembers, removeRoles, saveRole, setMemberState } from './organisation.ts';
export { saveMember } from './saveMember.ts';
