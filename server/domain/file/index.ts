export { takeOver } from './takeOver.ts';
export { download, storeFile, storeUpload, storedFile, upload, uploadImage, uses } from './file.ts';
export { detectKind } from './kinds.ts';
export { assertRoom } from './room.ts';
export { template } from './template.ts';
