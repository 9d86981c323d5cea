export { applyFile, getApply, listApplies, review } from './applications.ts';
export { listCerts, recommend } from './certs.ts';
