export { copyToNext } from './copyToNext.ts';
export { insertCertExam } from './insertCertExam.ts';
export { querySession } from './querySession.ts';
export { roomList, roomOptions, siteList, siteOptions } from './rooms.ts';
export { saveExaminers, saveInvigilators } from './staff.ts';
