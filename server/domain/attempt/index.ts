export { asSweep, handIn, handInExams } from './handIn.ts';
export { readPaper, shownPaper } from './paper.ts';
export { refusals } from './refusals.ts';
export { resumeAttempt, statusOfAttempt, takeOverAttempt } from './resume.ts';
export { saveAnswers, type Answers } from './saveAnswer.ts';
export { publicKey, signingKey } from './seal.ts';
export { scoreEntry } from './score.ts';
export { paperStatement, type PaperEntry, type StoredPaper } from './storedPaper.ts';
export { sweep, workOff } from './sweep.ts';
