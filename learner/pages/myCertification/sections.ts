/** What is shown of one's exams and applications, in one part of the program: nearly everybody sees more than one of them. */
export { Applications } from './Applications.tsx';
export { Exams } from './Exams.tsx';
export { Finished } from './Finished.tsx';
export { Wall } from './Wall.tsx';
