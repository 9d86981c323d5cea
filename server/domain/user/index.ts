export { removeUsers, saveUser, setUserState } from './user.ts';
