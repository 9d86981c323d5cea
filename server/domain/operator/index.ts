export { applyFile, getApply, listApplies, review } from './applications.ts';
export { listCerts, recommend } from './certs.ts';
export { overview } from './overview.ts';
