export { applyCert } from './applyCert.ts';
export { saidOf } from './decision.ts';
export { expireLate } from './expireLate.ts';
export { form } from './form.ts';
export { mine } from './mine.ts';
export { newInfo } from './newInfo.ts';
export { queryStudent } from './queryStudent.ts';
export { updateApplyStatus } from './updateApplyStatus.ts';
