export { addressesOf, hasAddress } from './addresses.ts';
export { credential } from './credential.ts';
export { issuerProfile } from './issuer.ts';
export { publicKeys, renewKey, replaceKey } from './keys.ts';
export { listLife, statusList } from './statusList.ts';
