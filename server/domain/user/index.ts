export { namedAccount, type NamedAccount } from './namedAccount.ts';
export { userOptions } from './options.ts';
export { removeUsers, saveUser, setUserState } from './user.ts';
