export { myExam } from './myExam.ts';
export { release } from './release.ts';
export { reserve } from './reserve.ts';
