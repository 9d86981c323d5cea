export { enterableStatement } from './enterable.ts';
export { myCalendar } from './myCalendar.ts';
export { moveUp } from './moveUp.ts';
export { myExam } from './myExam.ts';
export { myTicket } from './myTicket.ts';
export { release } from './release.ts';
export { reserve } from './reserve.ts';
