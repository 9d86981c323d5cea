export { getPortalInfo, getShown, listAnnouncements, listShown, savePortalInfo, shownTenant } from './portal.ts';
