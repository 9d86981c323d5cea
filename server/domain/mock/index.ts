export { certs } from './certs.ts';
export { detail } from './detail.ts';
export { newMock } from './newMock.ts';
export { query } from './query.ts';
export { resume, saveAnswer, status, takeOver } from './sitting.ts';
export { submit } from './submit.ts';
