export { getPortalInfo, listAnnouncements, listShown, savePortalInfo, shownTenant } from './portal.ts';
