export { certs } from './certs.ts';
export { detail } from './detail.ts';
export { newMock } from './newMock.ts';
export { query } from './query.ts';
export { resume, status, takeOver } from './resume.ts';
export { saveAnswer } from './saveAnswer.ts';
export { submit } from './submit.ts';
export { startSweep, sweep } from './sweep.ts';
