export { act } from './act.ts';
export { board, isPhotoAtBoard, sessions } from './board.ts';
export { live } from './live.ts';
export { reopen } from './reopen.ts';
