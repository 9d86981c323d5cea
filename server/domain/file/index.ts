export { download, storeFile, storeUpload, upload, uploadImage } from './file.ts';
export { detectKind } from './kinds.ts';
export { assertRoom } from './room.ts';
