export { getPortalInfo, listAnnouncements, listShown, savePortalInfo, shownTenant } from './portal.ts';
export { lightColoursOf } from './theme.ts';
