export { getPortalInfo, getShown, listShown, savePortalInfo } from './portal.ts';
