export { removeManagers, saveManager, setManagerState } from './platformManager.ts';
export { tenantList } from './tenantList.ts';
