export { removeMembers, removeRoles, saveMember, saveRole, setMemberState } from './organisation.ts';
